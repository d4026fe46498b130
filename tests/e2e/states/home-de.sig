slide-offer 358x675
~ IqB6 xt-H 6Nx6 PiZq n7Iz ZvcL 2x0x cDxc QD_9 ONdF op6H T_1e N4oG 37Cm o98l 2DX3 -5oA sIlT amvl xaeG
~ R6hN zKew gSz1
  qrrdrss8qrrcsss7uvv0*19,
  jmn0*23,
  18a0*23,
  18a05acb4ac8afgo8efm7cee8deh8dfe7ced8dfg9eff8dff18a0*11,
  18a0*9,28b118a0*13,
  18a0afgfbghc7cecaegecghbaegc8debcgid9egdchikafga*2,9egd9ef8bfhe29b218a0*6,
  18a039b35bd65bd539b45ac339b439b24ac33ac37ce76bd74ac44ac74ac24ac418a0*7,
  18a0afgbcgifcgieeijd8df7bghgeijdchif8dfbeijhbghjeijhchig6cd418a0*8,
  18a0*23,
  18a06bdb39b43ac818a0*19,
  18a04ac64ac53ac618a0*19,
  18a0*3,aeg239b318a0*2,4ac19ef418a0*2,bfh2cgi0*2,29b218a0*8,
  18a09ef4stt2vvv05bd618a0lno5vvv1lno618a0*2,tuu6lno0*2,4ac418a0*8,
  18a039b24ac1tuu65bd618a05bd3eij6lno618a039b5ttu4eij06cd218a0*9,
  18a0*3,tuu65bd618a0*2,eij6lno618a028a1gkl3gkl1uuu34ac418a0*8,
  18a039b16bd0uuu59eg53ab15bd1gkl5npp56bd04ac35bd239b1ttt48df618a0*8,
  18a0dhi5sst0*3,eij5qrr5sst0*3,9ef5stt1uuu0kmn418a0*9,
  18a0*23,
  18a04ac55bd67ce65bd46bd928a13ac34ac44ac329b13ac418a028a118a0*9,
  18a08dfa9efb9egc6cebbghh7ceb8dfacgifafgffijidhiecghd9efc18a0*9,
  18a0*23,
  18a05bda5bdb6cdd7dff4bd96cea6cee6ceg6cef5cd95bd85bdd4ac97def6cef6cee4bdb5bdc6cdd18a0*3,
  18a04ac83ac55bd94ac94bc74ac83ac94ac739b44ac64ac7*2,4aca4ac75bd94ac74aca4bc64bd818a118a0*2,
  18a029b328b229b43ac639b429b339b44ac629b4*2,29b329b439b539b439b528b229b44ac639b418a118a0*2,
  18a0*2,39b0*18,28b018a0*2,
  18a0lno6vvv0*3,stt3uuu2uuu3uuu4uvv2uvv1vvv2uuu2ttu4stt5stt7sst6tuu2vvv0*2,uvv139b418a0
  18a0opq6vvv0*3,nppbmophprrcpqrfoqqdpqreprrdpqqcrss9rssapqraqrrctuu5vvv0*3,5bc618a0
  18a0opq6vvv0*3,stt7opqcmoohnpph*2,mopfnppfqrraopqhnppinopgqrrdvvv0*4,4ac618a0
  18a07de2eij0*18,chi118a0*2,
  18a0*7,29b0*6,39b0*4,29b0*6,
  18a0*3,28a0bgi2kop1pst0ptt0*4,qtt0tuu0suu0rtu0rtt0suu0tuv0qtt0ptt0*4,
  18a0*2,5cd2mqq2ptt0*3,oss1ptt0pst0*2,tuu1rtt0tpg0vm70vm50uob0rsp0tuv1qtt0ptt0*3,
  18a05bd3ors1ptt0*4,8ef6hlm5akm2mrs3suu0tpf1vm50*4,vn80qss1lop2glm0*3,
  18a1mpq3ptt0*5,nrr1fkm3kpr1suu0rtt1vm60vm50*4,um517ba318a0*4,
  agh5ptt0*9,suu0rsr2vm50vn70vqh0vrk0*2,kjf518a0*5,
  jno5ptt0*9,suu0rtu0vna1vur1vvv0*3,fjk618a0*5,
  rgb4pst0ptt0*6,qqp1sid0tga0*2,ulh3vvv0*4,fjk618a0*5,
  qrr1ptt0*3,pst0mqr0mqq0npq1tf91ue70*3,ulh3vvv0*4,fjk618a0*5,
  ptt0*3,imn339b118a0*2,9993ue70*4,ulh3vvv0*4,fjk618a0*5,
  gnp0*2,fno129b118a0*3,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
slide-offer-with-proof 358x728
~ IqB6 xt-H lX-Q PiZq n7Iz ZvcL 2x0x cDxc QD_9 ONdF op6H T_1e N4oG 37Cm o98l 2DX3 -5oA sIlT amvl xaeG
~ 83Xq 1-l7 V0KK R6hN zKew gSz1
  qrrdrss8qrrcrss7qrrerss9rrs9rssauvv0*15,
  lno0*23,
  18a0*23,
  18a04aca4ac7afgo8efm7cee8deh8dfe7ced8dff9eff8dff18a0*11,
  18a0*9,29b218a0*13,
  18a09egdafha6cdb9efcbgh99efb7ceabghc8dfbbghi9eg8*2,8dfb8df7afgd29b218a0*6,
  18a03ab46bd6*2,4ac65bd54ac539b25bc44ac57ce86cd75bd55ac74ac35bd518a118a0*6,
  18a0afgbchif*2,eijd8df7bghgeijechif8dfbfjkicghkeijhdhih6cd418a0*8,
  18a0*23,
  18a06bdb39b43ac818a0*19,
  18a04ac64ac53ac618a0*19,
  18a0*3,aeg239b318a0*2,4ac19ef418a0*2,bfh2cgi0*2,29b218a0*8,
  18a09ef4stt2vvv05bd618a0lno5vvv1lno618a0*2,tuu6lno0*2,4ac418a0*8,
  18a039b24ac1tuu65bd618a05bd3eij6lno618a039b5ttu4eij06cd218a0*9,
  18a0*3,tuu65bd618a0*2,eij6lno618a028a1gkl3gkl1uuu34ac418a0*8,
  18a039b16bd0uuu59eg53ab15bd1gkl5npp56bd04ac35bd239b1ttt48df618a0*8,
  18a0dhi5sst0*3,eij5qrr5sst0*3,9ef5stt1uuu0kmn418a0*9,
  18a0*23,
  18a039b45bc56bd44ac34ac718a039b239b339b218a029b318a0*11,
  18a08dfb9egdafgd7dedchij8dfc8efadhigbghggjkjeijfcgieafgd18a0*9,
  18a0*23,
  18a05bda5bdb6cdd7dff4bd96cea6cee6ceg6cef5cd95bd85bdd4ac97def6cef6cee4bdb5bdc6cdd18a0*3,
  18a04ac83ac55bd94ac94bc74ac83ac94ac739b44ac64ac7*2,4aca4ac75bd94ac74aca4bc64bd818a118a0*2,
  18a029b328b229b43ac639b429b339b44ac629b4*2,29b329b439b539b439b528b229b44ac639b418a118a0*2,
  18a0*2,39b0*18,28b018a0*2,
  18a0lno6vvv0*3,stt3uuu2uuu3uuu4uvv2uvv1vvv2uuu2ttu4stt5stt7sst6tuu2vvv0*2,uvv139b418a0
  18a0opq6vvv0*3,nppbmophprrcpqrfoqqdpqreprrdpqqcrss9rssapqraqrrctuu5vvv0*3,5bc618a0
  18a0opq6vvv0*3,stt7opqcmoohnpph*2,mopfnppfqrraopqhnppinopgqrrdvvv0*4,5ac618a0
  18a09ef3gkl0*18,eij118a0*2,
  18a0*4,4acc4ac83ac94bcb5bdc39b84ac94ac63ac94bda39b74acb5bd94aca29b118a0*4,
  18a0*4,28a229b228a14ac54ac739b529b128b229b339b429b439b629b429b318a0*5,
  18a0*7,4ac84aca3ac75bda5bdc5bdb4bd96cdc29b518a0*7,
  18a0*23,
  18a0*4,39b1bgi1gkm0imn0*5,jno0loo0jno0*2,kno0*2,imn0*5,
  18a0*3,dik3oss0ptt0*6,rtu0tuu0rro0tpg0toe0sqk0rtt0tuv1ptt0*4,
  18a028a1jno3ptt0*4,chj5mqr2hop2mqr2tuv1rql0vm60vm50*3,tod0rtu0suu0ptt0*3,
  18a0glm5ptt0*5,imn39gh6cmn1rtu1*2,vn80vm50*5,gig44ac118a0*3,
  6ce4pst0ptt0*8,suu0rsr2vm50*2,vn80vob0*2,ok9418a0*5,
  glm5ptt0*9,suu0rtt1vm60vrj1vvv0*3,gjk618a0*5,
  oki5pst0ptt0*6,pst0rom0smj0tmj0ung3vvv0*4,fjk618a0*5,
  rmj1pst0ptt0*5,pst0sid1ue70*3,ulh3vvv0*4,fjk618a0*5,
  ptt0*3,nrr1bgi17de0*2,cdd2ue70*4,ulh3vvv0*4,fjk618a0*5,
  nrs0*3,6cd418a0*3,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
  6ik0*2,5gi218a0*4,aa93ue70*4,ulh3vvv0*4,fjk618a0*5,
slide-pool 358x608
~ IqB6 xt-H _swp PiZq n7Iz ZvcL 2x0x aH5m QD_9 dlE1 FFOs a1Ur BIQo T_1e Rowh 37Cm 0wpr ND0P Qsqo amvl
~ YLJH R6hN zKew 4LgE
  qrrdrss8qrrbstt7uvv0*19,
  jmn0*23,
  18a0*23,
  18a05bc95bd77ced9egk7cee9efl8dfe9efj8eff7ced6bd918a0*11,
  18a029b118a0*3,39b318a0*17,
  18a04ac85bdd4bd84acb5bd93ac64ac86cdc3ac518a0*13,
  18a04ac118a028a028a118a028a139b218a029b218a0*3,28a118a0*9,
  18a07ceadhidfjkfbghigklh9egceijkeijdeijjdhjcdhijdhjfdhii6cd618a0*8,
  18a0*5,28a018a0*17,
  18a0*2,5bd018a0*2,4ac039b018a05ac129b018a0*2,3ab13ac118a039b14ac118a039b14ac118a0*3,
  18a0bgh6hkl1moo87de6npq2gkl3chi5lno3opq628b26cd4npq4*2,bfh8opq4npp4bgh8opq5npp48df518a0*2,
  18a0*2,6bd3jmn88df5mop3gjk5mop629b4hkl68df6fik6afg69eg6sttcbgh68df6sttacgi67ce6ilm618a0*2,
  18a07ce3pqr58df26bd36ce1pqrailm6bgh5npp6afh7eij8ilm5hkl5jmncjmm5gjk5kmnckmn5fjk5dhj618a0*2,
  18a08df2eij0dhj26cd2gjk08df329b1fjk19eg39ef35bd3chi2dhi218a0cgi2dhj218a0bgh3eij218a0*3,
  18a028b239b23ac239b129b028a018a0*3,28a118a0*12,
  18a09egdbghgchig9egfbghgdhigdhjichiedhif5bda18a0*12,
  18a0*23,
  18a05bde6ced4bdb6cec4ac95bde6ceh6cec4ac86cee5bde6cec7ced5bdc6cec4ac76cec7deh5bdc4aca18a0*2,
  18a039b43ac639b44ac839b439b639b4*2,3ac6*2,39b418a0*11,
  18a04ac7*2,39b34acb4ac84ac95bda4bc84ac95bd94ac518a0*11,
  18a0*23,
  18a0jlm5tuu0*18,sst139b318a0
  18a0opq6vvv0*6,mooepqremnogoqqgnopmnopfstt4vvv0*6,5bc618a0
  18a0mop6vvv0*9,uvv1*2,vvv0*8,4ac518a0
  18a039b17ce0*18,5bd118a0*2,
  18a0*5,29b08de0aef0*16,
  18a0*3,6bc2lmk2vtp0vtq0*17,
  18a0*2,dgg4vtp1vtq0*6,vri0vqf0vto0vtq0*7,tsp1ssp1vtq0
  18a0bff5vtp0vtq0*6,vsn1vm50*2,vqf1vtq0*7,ssp28jl1inn4
  39b2trn3vtq0*7,vto0vn70vm50vrj1vtq0*7,vtp0qro1jon0
  fb94ulf2vtq0*2,oom48cd1qpm3vtq0*2,tro1hjh1fhf0oom2vtq0*7,vqm2ug91voj3
  pjf5vto0vtq0*2,jlj518a0lmk5vtq0sro34ab218a0*3,klj5vtq0*2,vrj0vsl0vtq0*3,voi1ujd0
  upg4vpe1vtq0*2,rrp1jnm1rrp1vtq0fih518a0*4,39b3vtp0vtq0vn91vpd1vtq0*2,qro3elm1ssp3
  voa0vsn0vtq0inn36ik0*3,jon3bff518a0*5,usp4vtp0vpk0vql0vtp0vtq0vtp0hnn29kl1
  vtq0*2,qrp36ik0*5,7de818a0*5,uqm5ug91ue70*2,uhb1vso1vtq0*3,
  vtq0*2,mpo36ik0*5,3bd218a0*5,thb7ue70*4,ulf2vtq0*3,
  vqn0vso0mpo36ik0*5,3bd218a0*5,te71ue70*4,uib2vtp0vqn0vrn0
  vmj0vmk0mpo48jl0*5,5df239b0*5,tf91uf80*4,uic2vpm1vmj0*2,
slide-maximum 358x666
~ IqB6 xt-H fp-j PiZq n7Iz ZvcL 2x0x o5-_ QD_9 qGO4 FFOs a1Ur crfJ T_1e VEcn 37Cm o98l tuTr YdU5 Qsqo
~ amvl zo8q R6hN zKew CtyV
  qrrdrss8rrsbrrscrrsbstt6uvv0*17,
  lno0*23,
  18a0*23,
  18a05bdc5bd98dfi7dec9efl7dei8dfe8dff7ceh4ac418a0*12,
  18a029b218a0*4,28a1*2,18a0*15,
  18a05bd95bdd4bd84acb5bda4ac74ac86cec3ac618a0*13,
  18a03ab028a118a028a1*2,18a0*17,
  18a0bfh9cghjdhiefikhdhimchijfjkicgijeijfcgifeijh9efc18a0*10,
  18a0*7,28a018a0*15,
  18a05bd939b339b618a0*19,
  18a04ac84ac64ac818a0*19,
  18a028a0bfh1dhi039b118a0*3,7de2eij05bd218a039b1dhi0afg218a0*2,afg2dhi139b118a0*3,
  18a0cgh6kno2lno3qrr518a0*2,9ef5ttt3jmn1ttu35bd5rss4lno2qss2eij6gjk6qrr2lno3prr418a118a0*2,
  18a0*3,6bd6stt518a0*2,lno6eij618a0kmn6opqcqrs618a08df6rss6stt57ce618a0rst58df618a0*2,
  18a0*2,39b1pqr4bfh518a0*2,mop6chi618a0ilm6rsscopq618a06cd6ttt6uuu45bc618a0prr69eg618a0*2,
  18a04ac2qrr3hkl56ce04ac3dhi2fjk6npp46cd1rss4dhjatuu38df2ilm5loo6npp6gkl58ef3uuu33ab318a0*2,
  18a0cgi4opq0*3,afg9pqr229b3kmn3rss0gkl418a0cgh4qrs0nop24ac25bc2npq2qrr1bfh418a0*3,
  18a0*23,
  18a05bc87ce98df97ce7*2,5bd86ce64ac34ac55bc34ac44ac118a0*10,
  18a07ce77de98df96bd9afga9efe8efe8dfgafgebghf9efb6ce918a0*10,
  18a028a218a1*3,18a018a2*2,18a0*2,18a1*2,18a018a118a0*3,18a228a2*2,18a0*3,
  18a05bdb6cdc4aca6cdb4ac95bdc5bdf6cec4ac85bdc5bdd6cec7dec5bdb6cec3ac76cea6cef4aca4ac918a0*2,
  18a05bda6ced5bd86cej6cec6cdg6cdc6cec6cee7ced5bda18a0*11,
  18a018a118a0*5,28b218a018a1*2,18a0*12,
  18a04ac19ef0*18,7ce118a0*2,
  18a0npp6vvv0*19,4ac518a0
  18a0opq6vvv0*5,tuu2opqgoqqenppdqrranppjnppfrssbvvv0*6,5bc618a0
  18a0hkl5sst0*18,qrr129b318a0
  18a0*23,
  18a0*4,29a1bff1iki0klk0*16,
  18a0*3,fhh3tso1vtq0vuq0vtq0*4,vuq0vtq0*4,vuq0vtq0*3,vuq0*2,vtq0
  18a028a1moo4vuq0vtq0vvt0vvv0vvu0vtq0*2,vvu0vvv0vvt0vtq0vuq0vvv0*2,vus0vtq0vuq0vrj0*2,vur1
  18a0jmm6vvv0vur0vtq0vvv0*3,vuq0vur0vvv0*3,vtq0vus0vtp0vsm0vvt0vtq0vqh2lh73kh73vm60
  7ce5vvv0*2,vus0vtq0vvv0*3,vuq0vur0vvv0*3,vtq0vsm1rk62kh72vpe2vtq0vpe1pj62oj62vm50
  kmn6vvv0*2,vus0vtq0vvv0*3,vuq0vur0umi2uhb0vpm2vtq0vri1qk62ig72vo91vtq0vpe1vm50*3,
  rss6vvv0*2,vus0vtq0vvv0suu0vvv0vuq0vrn3uga2vut2uf82vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  vvu2vvv0*2,vus0vtq0fno4cln1bln3vuq1vqm2ue70uga0ue70vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  uuu1lqr0pst1vus0vtq06ik0rtt29jl2rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  fmn4hop2akm2rsq3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl3hop2akm2nqo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl36ik0*2,nqo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
  akl36ik0*2,nqo3vtp16ik0*3,rsp3vqm2ue70*3,vtq0vri1vm50*2,vo91vtq0vpe1vm50*3,
slide-twelve-digits 358x567
~ IqB6 xt-H eGaQ PiZq n7Iz ZvcL 2x0x qeqJ QD_9 gMII FFOs a1Ur ENpJ T_1e 81-M 37Cm G5F7 ND0P Qsqo amvl
~ CyNU R6hN zKew 6DCE
  qrrdrss8qrrcrrsbrss6qqrfsst7uvv0*16,
  lno0*23,
  18a0*23,
  18a05bdd5bc78dfb7ceh8dfh9efg9efi8dff*2,6bdb18a0*12,
  18a028a118a0*3,28a018a0*17,
  18a04ac85bdd4bd84acb5bd93ac64ac86cdc3ac518a0*13,
  18a04ac118a0*3,39b328a1*3,18a0*3,28a118a0*10,
  18a07cebehjcdhiiafgcdhijeijfdhihfikgcgiedhjleijedhje18a0*10,
  18a0*23,
  18a08df36bd6bgh59ef36bd36cd439b4bfh36ce44ac28df2afg6afg7afg55bd3afg58df68df5afg54ac218a0*2,
  18a08df69eg7fjkaafg5cgh9fjkaeijbhklailmbdhi9aeg8cgiailmdfjk9cgi8eijc*2,eijbcgi85ac318a0*2,
  18a05bc16bd27ce05bd14ac218a14ac25bd15bc15bc23ac328a15bd14ac23ac25bc14ac26ce16cd139b118a0*2,
  18a07cedaegdbghe9egcbghcafgb8dfb8df98dfa5bd918a0*12,
  18a04ac34ac45bd339b4*2,5bc56ce86bd55bd529b318a0*12,
  18a03ac83ac629b53ac529b339b73ac839b529b339b6*2,39b43ac539b53ac529b23ac54ac839b629b418a0*2,
  18a039b53ac639b63ac729b53ab73ac94ac729b53ac73ac84ac75bd839b74ac729b44ac64ac839b629b518a0*2,
  18a05bdc6ced5bd86cej6cec6cdg7def6cec6cef7dff5bda18a0*11,
  18a0*23,
  18a07de2eij0*18,cgi118a0*2,
  18a0opq6vvv0*6,ttt3uvv1vvv1stt6uuu3uvv1vvv0*7,4ac618a0
  18a0opq6vvv0*6,rss9opqdrrsbprrgpqqfpqqcuuu3vvv0*6,5bc618a0
  18a0dhi4mop0*18,kmn128a118a0
  18a0*23,
  18a0*4,6bc1hii1nml0qnm0*16,
  18a0*2,39b1kkj3vqp0vrp0*18,
  18a0*2,fgg4vqo0vrp0*3,vqk0vph0vqo0vrp0*3,oml2kkj1vqp0vrp0*3,ppo1mnn0vqp0vrp0
  18a018a118a0hhi5vrp0*2,vqn0vm60vm50vof1vrp0*2,son418a0*2,iii5vrp0*2,spo27ik06ik0knn3vrp0
  8cd629b118a0iii5vrp0*2,vqn0vm60vm50vpg1vrp0*2,spn328a118a0jjj5vrp0*2,tqo27il06ik0lnn3vrp0
  lkk5ron1nll1vqp0vrp0*3,vqm0vpk0vqp0vrp0*3,rom1nml1vqp0vrp0*3,spo1poo0vqp0vrp0
  kmm79jl07ik0glm1vqp0vrp0mkk34ab128a0cff3vqo1vrp0vmj1uf90ue70uje1vqo0vrp0vpi0vn70vm60vod0vqo0
  7ik06ik0*3,ejk3iii328a118a0*3,igf5vlh1ue70*4,pie3kji2vm60vm50*3,vm70
  bhi06ik0*3,29c218a0*5,pd73ue70*5,699318a0pj64vm50*3,ui63
  7ik06ik0*3,7gh29de318a0*4,ecb4uhc1ue70*4,kda3efd2vm51vm50*4,
  ors27jl16ik0hop3uvv0vvv0mop329b118a0dhj4uuu1vvv0vqo1uf80ue70ulh2vvu0vvv0vtn1vn60vm50vqg1vus0
  vvv0jpq4akm3vvv0*4,gkl65bd4vvv0*4,vnj3uga2vvv0*4,vrj2vn91vvv0*2,
  vvv0ors4emo4vvv0*4,mop6bfh6vvv0*4,vqo3ukf3vvv0*4,vto2vpe2vvv0*2,
slide-last-hours 358x622
~ IqB6 xt-H ZsDS PiZq n7Iz ZvcL 2x0x 5FhF QD_9 -ZEd FFOs y_6- 0_6c T_1e Oa-N 37Cm 7zP3 ND0P Qsqo amvl
~ CE4J R6hN zKew 91kS
  qrrdrss8rrrbrss9rssastt5uvv0*17,
  jmn0*23,
  18a0*23,
  18a06bd95bdc8dfh7deh8dfg7def18a0*16,
  18a0*5,28a029b218a0*16,
  18a04ac85bdd4bd84acb5bdc*3,5bdd18a0*14,
  18a029b218a028a118a0*19,
  18a0afgechigdhijdhidcgijdhikbfh918a0*15,
  18a0*7,28a018a0*15,
  18a0*6,28a018a0*4,28a018a0*3,28a018a0*2,28a018a0*4,
  18a05bd6stt1prr08df5kno5prr2moo518a0*2,kmn5prr2mop56bd4qrs3qrs2afh4fjk5qrr2pqr439b218a0*2,
  18a08df6npp4afh26bd6opq618a0mop67ce65bd5oqq618a0mop6pqrcbgh64ac5prr7rst718a1hkl6dhi618a0*2,
  18a029b1afg1mop4gklcmop618a0lno68df66ce6npp618a0kno6rsscafg639b4rss8rst718a0fjk6eij618a0*2,
  18a0cgh6ilm1qrr38df6pqr5jmm2qrr5eij7fik6pqr5jmm2qrr59eg7prr3mop3fjk6kno6knn3qrs44ac318a0*2,
  18a028a08df05bd118a029b19ef029b13ab14ac129b19ef039b118a05bd17de118a0*2,8df14ac118a0*3,
  18a039b45bc56bd45bd34ac228a118a0*3,29b318a0*12,
  18a08dfb9egdafgd7dedafgedhifeijichiedhif5bd918a0*12,
  18a0*23,
  18a05bde6ced4bdb6cec4ac95bde6ceh6cec4ac86cee5bde6cec7dfe5bdc6cec4ac76cec7deh5bdc4aca18a0*2,
  18a04ac64bd94ac65bdd4ac74aca4ac84ac74aca5bd94ac618a0*11,
  18a039b539b429b239b639b5*2,4ac739b43ac5*2,39b318a0*11,
  18a0*23,
  18a0knn6vvv0*18,tuu139b318a0
  18a0opq6vvv0*5,npphnppfnppinppkoqqapqqhmoofpqqftuu3vvv0*5,5bc618a0
  18a0mop6vvv0*18,vvv13ac418a0
  18a028b05bc0*18,3ac018a0*2,
  18a0*5,4ab1aee0cgg0*16,
  18a0*3,7cd2nnl2vtp0vtq0*12,qqn3vtq0*4,
  18a0*2,ehh4vso1voj1vtq0*4,vtp0klk4cff3vtp0vtq0*5,lmk5vtq0vqm1uke2vtq0
  18a03ce2lpn3vrn1vmh1vtq0vtp0vqn0vnk0vmj0rjg3edd4vli0vnk0vpm0vso0vtq0*3,vso1uf80ulf2vtq0
  4ab3pqo3nqo2vtq0vtp0vqm0vmj0vpn0uje2ue70*2,599318a06ab1ulc2vlh0vol0vtp0vtq0vrn1voj1vtp0vtq0
  hji5vtq0*2,vtp0vol0unl2vuu0vvv0vok3ue70*2,699318a07a94vm50vm60umc0vmj0vso0vtq0*4,
  qpn5vtq0vtp0vnk0lkj19jl2tuu1vvv0vts2ue70*2,699318a0hf84vm50*2,fkf1djk1ulj1vso0vtq0*3,
  utp3vtq0vpl1nkj26ik0*2,dmn3vvv0*2,uhc3ue70699318a0rk63vm50mlb26ik0*2,djk2vmj0vtp0vtq0*2,
  vtp0vso1vlh0tm70djh16ik0*2,kpq4vvv0vnk3ue7069936a93vm50sm817ik06ik08jl1oss2vqo1vpm1vtq0*2,
  vtq0vol1vma0vm50*2,jkd17ik07il0qtt3vts2uf809bb3gf84vm60bji16ik0dmn2tuu1vvv0*2,vmj1vtp0vtq0
  vtp0uli2pj71vm50*3,ql919jj0dlm3vur0vtp0vtq0vtn0mni37il0kpq2vvv0*3,vut0vmj2vqn1vtq0
  vrn1mhg418a05991fe81pj61vm50um71sso1nol37cd15ac0fih3vtp1rts2vvv0vts0vok1uic1ue70ugb1vol1vtq0
  vqm1hff418a0*4,5991lke4tso329a218a0*3,jkj5vsp1uic1ue70*4,uf91vnk1vtq0
slide-without-pool 358x488
~ IqB6 xt-H 5IS0 PiZq n7Iz ZvcL 2x0x UwDy QD_9 2HPA FFOs a1Ur Mher Qsqo amvl U74A R6hN zKew llZA
  qrrdrss8qrrerrsbrss9rrrasss9uvv0*16,
  jmn0*23,
  18a0*23,
  18a05bc44ac98dfg8dfh7ceh9egk8dfh9efe8dfg8dff28a118a0*11,
  18a028a118a118a0*2,28a018a0*17,
  18a04ac85bdd4bd84acb5bd93ac64ac86cdc3ac518a0*13,
  18a0*6,28b118a0*16,
  18a0fjkdeijedhjbdhiahklhgjkc8ef9lnojgkligjkahklgeijdfijcdhidfikgfij6eijgfjkc18a0*4,
  18a04ac47ce57ce44ac58df68de418a05bd56bd46bd37ce48df56ce46cd45bd57ce45bd58df318a0*4,
  18a039b639b429b439b429b239b539b629b329b239b429b429b239b339b439b329b239b44ac639b529b318a0*2,
  18a03ac74ac83ac74ac839b74ac84acb4ac839b64ac9*3,5bda3ac84bd929b54bc74aca39b7*2,18a0*2,
  18a05bdc6ced5bd86cej6cec6cdg7def6cec6cef7dff5bda18a0*11,
  18a0*23,
  18a06cd2chi0*18,afg118a0*2,
  18a0npq6vvv0*3,uuu3*2,tuu4vvv2*2,vvv0*5,vvv2vvv0*5,4ac618a0
  18a0opq6vvv0*3,qrrdnppgqrrcnppfoqqfopqhlnogprreopqfoppfopqfopqduuu3vvv0*3,5bc618a0
  18a0eij4opq0*18,mop128a218a0
  18a0*23,
  18a0*4,4ac1chj1hmn0jno0*4,bgh24ac029b0*4,imn3mpp0*2,koo0jno0*2,
  18a0*2,28a1fkl3pst0qtt0ptt0*3,oss17df35bd2fgf1igf0*4,stt3knn4gjk4uvv0ptt0*2,
  18a0*2,ino4suu0vvv0qtt0ptt0*3,agh59de5shc2tga0tid0sid0*3,tut2bfh64ac3uvv0ptt0*2,
  18a06gi3emo3vvv0tuu0ptt0*3,ors328a2pif5tic2uob0vn70*4,rts1uvv0uuu0rtu0ptt0*2,
  7df5ost0mrr1qtu0ptt0*4,kop54bc5thb2tme3uob0qsq0*4,pst0ptt0*5,
  hlm5ptt0*7,kop55bd5tgb2tmd3tpe1ptt0*10,
  nqr5ptt0*7,fjl59eg5tgb2tmd3tpe1ptt0*10,
  pst1ptt0*6,mpq239b2jno4tf91tnf3tpe1ptt0*5,sqj0tpf0ptt0*3,
  ejk0*6,bgi129b1ejk4rnl2tga1spi1tpf1ptt0*5,sqj0tpe0ptt0*3,
  bfg0*6,dhh1mnn2rmj1tf81qpo1uob1sqk1ptt0*4,jpq1cln0bln0hop1pst0ptt0
  ue70*7,tf80sid0qqp1sph0vn90qss0ptt0*3,hop36ik0*4,dmn2pst0
  uod0*8,uoc0vn80una0qsq0ptt0*3,pst17jl16ik0*5,fnp8
  uob0*8,uoc0sqi0pst0ptt0*4,nrs36ik0*6,7jl2
slide-event 358x622
~ IqB6 xt-H tKHI PiZq n7Iz ZvcL 2x0x -mrP QD_9 RpQp FFOs a1Ur BIQo T_1e 02IO 37Cm 7zP3 YdU5 Qsqo amvl
~ Xggp R6hN zKew 3Dma
  qrrdrss8rrs9rrsauvv0*19,
  jmn0*23,
  18a0*23,
  18a06bde4ac88dfh*2,7ded9egk7deh4ac718a0*14,
  18a028a118a0*3,28a018a0*17,
  18a04ac85bdd4bd84acb5bd93ac64ac86cdc3ac518a0*13,
  18a04ac118a028a028a118a028a139b218a029b218a0*3,28a118a0*9,
  18a07ceadhidfjkfbghigklh9egceijkeijdeijjdhjcdhijdhjfdhii6cd618a0*8,
  18a0*5,28a018a0*17,
  18a0*6,28a018a0*4,28a018a0*3,28a018a0*2,28a018a0*4,
  18a05bd6stt1prr08df5kno5prr2moo518a0*2,kmn5prr2mop56bd4qrs3qrs2afh4fjk5qrr2pqr439b218a0*2,
  18a08df6npp4afh26bd6opq618a0mop67ce65bd5oqq618a0mop6pqrcbgh64ac5prr7rst718a1hkl6dhi618a0*2,
  18a029b1afg1mop4gklcmop618a0lno68df66ce6npp618a0kno6rsscafg639b4rss8rst718a0fjk6eij618a0*2,
  18a0cgh6ilm1qrr38df6pqr5jmm2qrr5eij7fik6pqr5jmm2qrr59eg7prr3mop3fjk6kno6knn3qrs44ac318a0*2,
  18a028a08df05bd118a029b19ef029b13ab14ac129b19ef039b118a05bd17de118a0*2,8df14ac118a0*3,
  18a039b45bc56bd45bd33ac229b3*2,18a0*15,
  18a08dfb9egdafgd7deddhjecgijdhiibghkeijjfjkicgif9egb18a0*10,
  18a0*23,
  18a05bde6ced4bdb6cec4ac95bde6ceh6cec4ac86cee5bde6cec7dfe5bdc6cec4ac76cec7deh5bdc4aca18a0*2,
  18a04ac64bd94ac65bdd4ac74aca4ac84ac74aca5bd94ac618a0*11,
  18a039b539b429b239b639b5*2,4ac739b43ac5*2,39b318a0*11,
  18a0*23,
  18a0knn6vvv0*18,tuu139b318a0
  18a0opq6vvv0*5,nppeoqqdnpphpqrcopqhlnohmoognppfttu5vvv0*5,5bc618a0
  18a0mop6vvv0*18,vvv13ac418a0
  18a028b05bc0*18,3ac018a0*2,
  18a0*5,3ac18eg0afh0*16,
  18a0*3,6ce2jno2pst0ptt0*4,jno2eik4rst3chj3lpq2ptt0*8,
  18a0*2,chi4pst0ptt0*5,chj418a0ilm6vvv0dhi618a0glm4ptt0*7,
  18a0bgh4qqp1snk2trq2rmj0pss0ptt0imn518a0*2,qrs6vvv0lno618a018a1mpq3ptt0*6,
  3ac3qnl3ue70vpm3vvv0ug92thc1pss08eg518a0*2,uuu4vvv0pqr618a0*2,dij5ptt0pst0mrs1nrs1pst0ptt0
  eij6tf91ue70vsr3vvv0uje3ue70rmk2chj8chj0*2,suu0qst5prs3chj0*2,ejk8pst0bln2ioq4rtt48jl1hop2
  kmm8shc0tic0utt2tuu2tnj2tic0qkh4nrs3mpq6ptt0*2,lpqaptt0*2,lpp8oss1gop36ik0ors4vvv07jl26ik0
  oss3kop9pst0ptt0lpqaptt0mqq5nqr4ptt0nrs3mpq6ptt0lpqaptt0lpp8oss1ptt0gno6fno0qst2rtt4gop2fno0
  pst0*2,kop9pst0lpqamqr5nqr4ptt0*3,nrs3mpq6lpqalpp8oss1ptt0*2,ors2lpq7ptt0lpqanrr4kop9
  ptt0*2,pst0kop9imngnqr4ptt0*2,qtu0qtt0ptt0oqo4mlfbprq2ptt0*4,ors2lpq7jnoemqq6ptt0
  ptt0*3,chi518a0ors4ptt0qtt0uvv0qtt0ptt0sqk1vm50rro1ptt0*5,qli3qgb5ptt0*2,
  ptt0*3,jno2eik0pst1ptt0*5,qst0qsr0pst0ptt0*5,rmj1sid0ptt0*2,
  ptt0*23,
slide-without-activity 358x498
~ IqB6 xt-H 9Vtd PiZq n7Iz ZvcL 2x0x 0lVG ALej amvl cN4R R6hN zKew 0M-z
  qrrdrss8qrrerrsbrss9rss8qrrerss9uvv0*15,
  jmn0*23,
  18a0*23,
  18a0*4,29b118a0*18,
  18a0cgi9ilmfeijceijieij9eijbdhjadhib8efacghdfjkbchie8df618a0*9,
  18a04ac37ce65bd57ce67de45bd57ce45bc54ac48df46cd57ce439b118a0*9,
  18a0dhi8fikbgjkgbgh8fikebgh9bfhcbghbafg9cgi8dhi6dhj718a0*10,
  18a07ce49ef77de79eg66ce97de89eg9afg88dfadhi87ce49ef718a0*10,
  18a028a118a118a0*3,28b218a0*2,18a118a218a118a028a318a118a0*8,
  18a04ac96cee7ced6cea4acb5bdd4ac96cec5bd95cde5bda*2,4aca5bdc6cdb6cdf7ded5bdc18a0*4,
  18a04bda5cda7cej4bc77dfj6ceb6ced6cee5bda7dec4acb6ced5bdb6cdd4aca5bdf29b318a0*5,
  18a029b339b329b23ac729b318a139b428a018a1*2,29b328a029b318a128a218a218a0*6,
  18a04ac95bd94acb4bdc5bdb3ac94ac85bda*2,4bcc4ac96ceb5bdb4ac95bdc39b618a0*6,
  18a0*23,
  18a0gjk5qrr0*18,opq129b218a0
  18a0opq6vvv0*5,stt7nppfopqhqrs7oqqfnppfpqqbrssavvv0*6,5bc618a0
  18a0npq6vvv0*6,vvv1vvv2vvv0vvv1uuv2vvv1*2,vvv0*6,4ac518a0
  18a05bd1afh0*18,9ef118a0*2,
  18a0*23,
  18a0*23,
  18a0*18,6ab1hfe1nig0rjh0ski0
  18a0*16,7ab2oig2ski1iff1acc06ab05ab0
  18a0*15,fee3tki1ddd22ac14df05gi06ik0*2,
  18a0*14,iff4qjh25ab24eg16hk04df02ac049a05a90
  18a0*13,ddd4rjh249b25gi14eh14aa1hf71sk61ul50sk60
  18a0*12,49b2tki26ab35gi14dg29b92tl61jg727a9169908990
  18a0*12,jgf4iff43df25fi17b93tl629c92da91rd70pd70nc80
  18a0*11,28a1tki25ab46hk12ab2rk62bc84hb82od718a92de81hf70
  18a0*11,9bc4pih43bd25fi2cd84oj649992qd719b93tl61vm50*2,
  18a0*11,fee4iff44eg23df2lh74dd84lc83ba93qk63gf847b93vm50
  18a0*11,iff4fee44fh23bd2pj648b94rd729b97vm50mi72gf72vm50
  gjk0*11,onn2mmm2hno1glm1spi2ikk2tmj1klk3vqi0*4,
visitor 358x27
~ IqB6 xt-H A2jr PiZq
  rssbrrrbtuu1uvv0*20,
  uvv0*23,
visitor-without-offer 358x272
~ IqB6 xt-H l4Am PiZq jwbJ MUWQ lFMB NsCY x2FZ q-22
  rssbrrrbrss8qrrdrssbrss7qrrcttu3uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpkmmjnopafhhijklmikkllmmjjllklnnjijkfklmhqqqdjklilmmivvv0*7,vvv2
  vvv0uuu2uuu3vvv0stt4uuu1uvv1uuu2stt6uuu3stt3vvv0uuu1ttt4ttt3uuu2ttt3vvv0*5,vvv2
  vvv0lmnflmnknooamnnelmmjlmmhlmmfkmmilmmkkllkmnodmnndmnngklmcmnohmnngvvv0*5,vvv2
  vvv0sttattt7*2,tuu4ttu7uuu5ttt6uuu3uvv3tuu5ttt7ttu7ttt6tuu4*2,ttu5uuu4ttt6ttt5uuu4vvv0vvv2
  vvv0tuu8sst8sss8uuu4stt8ttt7ttt8*2,tuu8ttt9ttt7stt8ttt9stt8sstasst9tuu7uuu6stt8ttt8vvv0vvv2
  vvv0rssdrrreqrrkqrrdsttaqqrfqrrfqrresttbqrrbrrrgqqrgsss9sssbqqreqrrdvvv2vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0agh55ce0*18,5de0qss4vvv2
  vvv03bd619c0*6,2ac2agig8fggagiiaghf6df919c0*7,mpp6vvv2
  vvv0ejk49fg0*18,9fh0rst3vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7vvv0*6,ppqfmnngoppknooloopfnoogvvv0*7,uvv7vvv2
  vvv0uuu4uvv0*7,uuu0uvv0*11,vvv3vvv2
  vvv0*22,uvv1
winners 358x117
~ IqB6 xt-H NJku PiZq Oh9r ah21 uHbU 4iUO akjk qEZa s9KQ SwXr NaVW 4_YB CZxo qEZa s9KQ xBGT jOm9 Lakz
~ -2DZ qEZa s9KQ sK6t 3XI6 A3VX txvy qEZa s9KQ SwXr M4Sk 4_YB hm2Z qEZa s9KQ xBGT DijG Lakz P19n GW0U
~ SiW_ 56p0 FH5O
  qrrdrssasss7uvv0*20,
  uvv0*23,
  uvv0*23,
  prq3nopdopqdopqcnopeopqduvv0*14,sssa*2,uvv0
  uuu0tuu1tuu2tuu1tuu2*2,uvv0*14,ttt4*2,uvv0
  uvv0*2,uuu1vvv0uvv2uuu3vvv0uvv0uuu3vvv0uuu1uuu2uuu1*2,vvv0uvv1uuv2uvv1uuu1uvv1uvv0*3,
  uvv0uvv1qqr9rss9rrsgttt6qqripqqhrsshrrsbqqqipqqfoppirssdoppjqqqhrrrgttu6stt8rrsdvvv1uvv0*2,
  uvv0uuu0*22,
winners-with-sum 358x117
~ IqB6 xt-H n6AW PiZq Oh9r ah21 uHbU 4iUO akjk qEZa s9KQ SwXr NaVW 4_YB CZxo qEZa s9KQ xBGT jOm9 Lakz
~ -2DZ qEZa s9KQ sK6t 3XI6 A3VX txvy qEZa s9KQ SwXr M4Sk 4_YB hm2Z qEZa s9KQ xBGT DijG Lakz P19n GW0U
~ SiW_ 56p0 FH5O
  qrrdrssarss7rssbrss9rrsbstt5uvv0*16,
  uvv0*23,
  uvv0*23,
  prq3nopdopqdopqcnopeopqduvv0*14,sssa*2,uvv0
  uuu0tuu1tuu2tuu1tuu2*2,uvv0*14,ttt4*2,uvv0
  uvv0*2,uuu1vvv0uvv2uuu3vvv0uvv0uuu3vvv0uuu1uuu2uuu1*2,vvv0uvv1uuv2uvv1uuu1uvv1uvv0*3,
  uvv0uvv1qqr9rss9rrsgttt6qqripqqhrsshrrsbqqqipqqfoppirssdoppjqqqhrrrgttu6stt8rrsdvvv1uvv0*2,
  uvv0uuu0*22,
promises 358x377
~ IqB6 xt-H GT_M PiZq IqB6 e7Lw BLJh Erat Iq2E CBCQ hMWL PiZq lchl vFhQ Erat Iq2E CBCQ 7dnj PiZq 4RoD
~ Wgxm Erat Iq2E CBCQ nIGK PiZq fXnZ Y8uo
  rrrcrssbrrr8ttu2uvv0*19,
  tuu0uuu0*3,uvv0*5,uuu1uuu0uvv0*12,
  gijlikkjhjkhkmmijllkjlllijkijlleopqchjjmjklguvv0*12,
  pqq7sst3stt2rss6pqq9stt2qrr5qrr8rrs4stt2*2,ttt1uvv0*11,
  mnoclnndlmndnoof*2,klmcopqblmnelnngmnoiklmbqrr7uvv0*11,
  uuu0*3,uvv0*20,
  tuu0stt0tuu0stt4kmmelmmkmnnhpqqblnnhnooajllmkmmpsss4uvv0*10,
  stt1npp9tuu0uuu0uuu1uvv0uuu1*2,uvv0uuu1uuu0uuu1uuu0*2,uvv0*3,uuu1uuu0uuu1uvv0*3,
  tuu0*2,uuu0tuu2qrrbqrr9qrrcrss9qrrbqrrcrrr9rssdqqrcqrrfpqqeqrrbqrrdrss8qrrbqqrcttt3uvv0*2,
  uvv0*3,ttt4pqqbpqqfqrrfqqreqrrbrssaqrrdqrrcrrrbpqrerrsaqrrdqrr9rssaqrrerrsdrss9uvv0*2,
  uvv0*3,tuu4qrrgrssauvv0*17,
  uvv0*23,
  uuu0*4,ttt2uuu0tuu1uvv0*3,uuu1uvv0uuu0uvv0*10,
  stt2oqq8tuu0rss4mnohoppclmmiopqclmmcmnnfmnoklnnfqqr8uvv0*10,
  stt2opp9tuu0tuu3stt6rss8stt5rss9sss6rss8stt5rss8rssbstt6sss6rss9rss7rss9rssastt8sss6sst8uvv0
  uuu0*3,uuu1ttu3sss6ttt4stt5rss7*2,ttt5sss8rss8stt8stt5stt7ttt3stt5ttt7stt7sss6stt5uvv0
  uvv0*3,ttu2qrrerss9qrrcrrs9qrrcrss9qrrcqrrdqrrbrss8*2,qrrb*2,qrraqrrdrssauvv0*3,
  uvv0*3,ttu4qrrfqqrdrssdqrrdrss9rrsbqrrdqrreqrrdpqqepqrdrrsauvv0*7,
  uvv0*23,
  tuu0*2,uuu0ttt2rrs5*2,stt3stt4sss3rss7stt3rss4rrs5rss4sss2rrs7uvv0*7,
  stt2mooctuu0stt3pqq9opqdnppdqrrcpqqbopphoppcqrr7pqqboppbnooaqrrbuvv0*7,
  tuu0qrr4tuu0ttu3pqqiqrr9qrrdqrrbrrs8pqqgrssaqrrirrraqrrcqrraqrrbqrre*2,qrrb*2,rsscqrrcuvv0
  uuu0*3,uuu1rssbrss9stt7sss7*2,rrs8sss7rss8stt6rssasst6rss7uuu1uvv0*6,
  uvv0*3,tuu2rssarss9stt8rss7stt8rss9sss8rss8stt6rssbrrscqrratuu5uvv0*6,
ready 358x455
~ IqB6 xt-H r1bX PiZq jwbJ skqR CeNm K2N6 AIwb BAjq M6mU _DJG MiCb cWF4 wunX -jpn bWx6 lQjP Jsc5 C85m
~ JhQX T7vN CWnA -8fs dFUw 7yns JT_f BEYS PiZq 22bR LDNc brPq h3n- ws31 A2W2 Vc8o DUYO PiZq QtjM UVyK
~ 7-62 TPsC
  rss8qrrduuu0uvv0*20,
  uuu0uut0*21,uuu0
  vur0vuq0*15,vus0*5,vuq0uur1
  vuq0jkihijhnnnl9ijhmlljfjkidlljhjkiipom8vuq0*5,vur0srp6sqo8srpesqocsrqdvus0vtr1
  vuq0*16,vus0*5,vuq0vtr1
  vuq0nnl5qqn6ijh6rqn3vuq0*17,vtr1
  vuq0qpn6kkicmmk8ijhbsro9pom9ppm8usp2vuq0*13,vtr1
  vuq0pom2*2,nnk2usp2sro4rro5sro3vtq1vuq0*13,vtr1
  vuq0pomjppmgqpmlppmhqpmeqpneppmfrqneqpmhoomjtso8vuq0*10,vtr1
  vuq0srocsro8sro9tso6tsp6srodsroctsp6usp5tro9srodsro8tsp6sro9tsp5srodvuq0*5,vtr1
  vuq0sro8sro9*2,tsp7tsp6tro7tsp8tso8tsp5tsp7tsp8tsp9tso4tsp8sro7tsobvuq0*5,vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vuq0vn71vm50*4,rj47tl53rj48tk56rj47rj46tk54sj45sk56sk54vm50*5,vrk1vtr1
  vuq0vn71vm50*4,pi44tk52sk47tk54sj46tk55rj46rj47sj48rj46vm51vm50*4,vrk1vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vus0*22,vus1
  vvv0tuu5tuu4stt7tuu3stt5tuu5stt5uuu3tuu3*2,uuu2ttu5ttu6tuu3*2,ttu5vvv0*5,vvv2
  vvv0stt6prrbrssdrssarss7qssc*2,rssdprrgprsbstt9rsserstaqrsarssastt7vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvt0vus0vvu0rrr9noomoppioppmnookopphvvv2vvv0*5,vvv2uvv0*4,vvv1vvv2
  vvv0trn8qmhbvus0sstcrssesstassscvvv1vvv0*7,uvv6pqqfoppioppftuu5uvv6vvv2
  vvv0vur0usp0vvt0uuu5stt9rssdttt7*2,tuu5ttu6ttu8uuu6uuu4tuu7uuu3uvv4uvv0*4,vvv3vvv2
  vvv0*4,uuu5tuu7ttt9tuu5ttt6tuu5uuu4uuu5ttt7uuu5*2,uuu1vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0tuu1stt1uvv0sss9qqrcqrrfqrrdpqqfpqqgtuu5vvv0*11,vvv2
  vvv0prr7gkleuuu0tuu4rss5ttt7sssattt5uuu4vvv1vvv0*6,rss9ppqjnooinopkttt4vvv2
  vvv0uvv0uuu0vvv0ttt8sssassscsssbuuu5vvv0*13,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
ready-one 358x498
~ IqB6 xt-H 35bh PiZq jwbJ skqR CeNm K2N6 Z-0q BAjq M6mU _DJG MiCb cWF4 wunX -jpn bWx6 lQjP Jsc5 C85m
~ JhQX T7vN -8fs dFUw A2W2 Vc8o DUYO PiZq QtjM UVyK 7-62 TPsC ws31 A2W2 Vc8o DUYO PiZq QtjM q78I 7-62
~ TPsC PaxP RZov ws31 A2W2 Vc8o IGB7 PiZq Puf3 L2Kt 7-62 UvTP 9ybx RZov
  rss8qrrdrss8sst6uvv0*19,
  uuu0uut0*20,uuu0uvv0
  vur0vuq0*15,vur0vus0*4,vuq0uus1
  vuq0jkihijhonnl9ijhmlljfjkidlljhjkiipom8vuq0*6,tsr4rqn9srpfsqocsrqdvus0vtr1
  vuq0*16,vus0*5,vur0vtr1
  vuq0nnl5qqn6ijh6rqn3vuq0*17,vtr1
  vuq0qpn6kkicmmk8ijhbsro9pom9ppm8usp2vuq0*13,vtr1
  vuq0pom2*2,nnk2usp2sro4rro5sro3vtq1vuq0*13,vtr1
  vuq0pomjppmgqpmlppmhqpmeqpneppmfrqneqpmhoomjtso8vuq0*10,vtr1
  vuq0srocsro8sro9tso6tsp6srodsroctsp6usp5tro9srodsro8tsp6sro9tsp5srodvuq0*5,vtr1
  vuq0sro8sro9*2,tsp7tsp6tro7tsp8tso8tsp5tsp7tsp8tsp9tso4tsp8sro7tsobvuq0*5,vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vuq0vn71vm50*4,rj47tl53rj46tk55sk45rj45tl53sk54tl54tl52vm50*5,vrk1vtr1
  vuq0vn71vm50*4,pi44tk52rj48sk55rj47sk56rj47rj49*2,qj48ul51vm50*4,vrk1vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vus0*22,vus1
  vvv0*2,uvv0vvv0uuu1vvv0vvv3vvv0vvv1*2,vvv0*12,vvv2
  vvv0prr7mop8uuu0rssanoohqqrgoppjoppioppjttt7vvv0*6,tuu6rrreqrreqqrfttu3vvv2
  vvv0ttt1mpp6uuu0sttarrrbrrrfqrrgttu6vvv0*8,uuu2tuu4stt4ttt4vvv1vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qrrcnoohpqqjoppjoopjnoplttt7vvv0*6,uuu5sssarssbrssauuu2vvv2
  vvv0stt2loo9uuu0sttbrrsdsssbqrrdrssdrrscqrrevvv0*6,ttt4stt8sss7sss9uuv2vvv2
  vvv0*4,stt1qrs0*10,uuu0uvv0*5,vvv0vvv2
  vvv0*4,prr1mpp0*10,stt1uuu0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv0rtt4mppauuu0qrrdoppgpqqjoppgoppjoopmmnoirssevvv0*5,uuu3ttu4ttt7sst7uuu1vvv2
  vvv0rss5looduuu0ttt9sssbttt9vvv0*10,ttt5sss8qrrbrrrduuu3vvv2
  vvv0*4,uuu1ttu1*2,tuu0*2,uuu0vvv0*12,vvv2
  vvv0*4,npq2imn0*4,jmn1tuu0*11,vvv0vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
ready-claiming 358x266
~ IqB6 xt-H eM9H PiZq jwbJ skqR CeNm K2N6 Z-0q BAjq M6mU _DJG MiCb cWF4 wunX -jpn bWx6 lQjP k-kz XKxC
~ T7vN
  rss8qrrdsss8qrrcrssestt3uvv0*17,
  uuu0uut0*21,uuu0
  vur0vuq0*15,vur0vus0*4,vuq0uur1
  vuq0jkihijhnnnl9ijhmlljfjkidlljhjkiipom8vuq0*6,tsr4rqn9srpfsqocsrqdvus0vtr1
  vuq0*16,vur0vus0*4,vuq0vtr1
  vuq0nnl5qqn6ijh6rqn3vuq0*17,vtr1
  vuq0qpn6kkicmmk8ijhbsro9pom9ppm8usp2vuq0*13,vtr1
  vuq0pom2*2,nnk2usp2sro4rro5sro3vtq1vuq0*13,vtr1
  vuq0pomjppmgqpmlppmhqpmeqpneppmfrqneqpmhoomjtso8vuq0*10,vtr1
  vuq0rqndsroarqncsro8tsp8rqnfsroetsp8tsp6sroasrofsrobsro7rqocsro6rqofvuq0*5,vtr1
  vuq0tsp6tsp7*2,tsp5usp5tsp5usp6tsp6usp4usp6tsp6usp7tsp3usp5tso5tsp8vuq0*5,vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vuq0vn71vm50*4,sk54ul51rj48tk57rj46*2,sk55sk45sk56sk54vm50*5,vrk1vtr1
  vuq0vn71vm50*4,sk54vm50sk47tk54rj45tk55rj47sj49rj48rj46vm50*5,vrk1vtr1
  vuq0vri0vpe0*18,vqf0vtp0vtr1
  vus0*22,vus1
  uvv1vvv0*21,uuu1
ready-huge 358x255
~ IqB6 xt-H mmis PiZq jwbJ skqR CeNm K2N6 Z-0q BAjq M6mU _DJG MiCb cWF4 XiZk cDSm bWx6 lQjP Jsc5 C85m
~ JhQX FB0u
  rss8qrrdrss9qrrauuu1uvv0*18,
  uuu0uut0*20,uuu0uvv0
  vur0vuq0*15,vur0vus0*4,vuq0uus1
  vuq0jkihijhonnl9ijhmlljfjkidlljhjkiipom8vuq0*6,tsr4rqn9srpfsqocsrqdvus0vtr1
  vuq0*16,vus0*5,vur0vtr1
  vuq0nnlcnmk8llj9rqn6nnlbjki9jkibpom5jjidijhgnnl9iihdnnlcmmkatsp2nnla*2,tsp5trp5vtq0vuq0vtr1
  vuq0pom3ool5qpm5rqn7qpn5qpm5pom6qpn7rqo4qpn6rqn6ool6ool3ool4pomaonl5qqn3sro7sro9vuq0*2,vtr1
  vuq0pomjppmgqpmlppmhqpmeqpnfppmfrqneqpmhoomjtso8vuq0*10,vtr1
  vuq0rqngrqndqqnesroatro9rqng*2,sroatsp6srocrqngrqndsro8rqnerqn8rqnivuq0*5,vtr1
  vuq0usp4*3,utp3utp4usp3utq4usp4usp3utp4*3,usp2utp3tsp3utp6vuq0*5,vtr1
  vuq0vqg1vpd0*18,vpe0vto0vtr1
  vuq0vn71ul51rj46vm50*2,ph4bqi4aoh4c*2,ph4cog4epi4coh4d*2,qi4bng3doh4bvm50*3,vrk1vtr1
  vuq0vn71tk53ng46vm50*6,ph4bph4doh4dpi49vm50*7,vrk1vtr1
  vuq0voc1vn80*8,um81vn81*2,um81vn80*7,vsn1vtr1
  vur0*22,vur1
  vvv1vvv0*21,uvv1
ready-none 358x164
~ IqB6 xt-H MyPJ PiZq jwbJ CeNm K2N6 mLtG Umay
  rss8qrrdsss8rrsauuu1uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jlliikkpnoo9ikknlmmfjlldlmmijlljpqq8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0lmnpmnneppqhmnnnmnni*2,pqqcklmimnnlmnoilmnkpqqevvv0*9,vvv2
  vvv0ttt7tuu5uuu2*2,tuu6uuu2*2,uuu5uuu2uuu5tuu6uuu4uuu3tuu5vvv3tuu4vvv0*5,vvv2
  vvv0sssbsstbsttattt9stt9stt5ttt9ssscsstattt5sssasssctuu7sssattt9sstbvvv0*5,vvv2
  vvv0rrrdqrrf*2,rssbrssaqqrerrrdqqreqqrhrssepqqgrrscuuu3vvv0*8,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
ready-first-tasks 358x377
~ IqB6 xt-H gCr1 PiZq jwbJ 0N6_ Bz0F -8fs dFUw A2W2 Vc8o DUYO PiZq QtjM UVyK 7-62 TPsC ws31 A2W2 Vc8o
~ DUYO PiZq QtjM q78I 7-62 TPsC PaxP RZov ws31 A2W2 Vc8o IGB7 PiZq Puf3 L2Kt 7-62 UvTP 9ybx RZov MjTc
~ oSWq
  rss8qrrdrssbrss8rss9qrrauvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jkljjklnmnnifhipjklklmmfjllkjllcoppelmmhjllghijpklmhlmnfmnocvvv0*6,vvv2
  vvv0*22,vvv2
  vvv0uvv0uuu0vvv0ttu5ttt3stt7tuu3stt5ttt7uvv1vvv0*11,vvv2
  vvv0prr7imnbuuu0stt7pqqesstbqqrfrrreqrreuuu5vvv0*6,rss9pqqjnooinopkttt4vvv2
  vvv0tuu0qrs3uvv0sttarrrbrrrfqrrgttu6vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0uvv0*2,vvv0uuu3vvv0uuu4vvv0vvv2*2,vvv0*12,vvv2
  vvv0prr7jmn9uuu0sss9noohqrreoppjopphoppittt7vvv0*6,ttt7qrrhqqrgpqqhttt3vvv2
  vvv0tuu0prr5uvv0sttbrrsdsssbqqrdrssdrrscqrrevvv0*6,uuu1uuu2ttt2uuu2vvv0vvv2
  vvv0*4,oqq2kno0*10,stt1uuu0*5,vvv0vvv2
  vvv0*4,tuu0rst0*10,uuu0vvv0*6,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0rss6knoeuuu0rrrcoppgpqqjppqfoppjopplnoohrssevvv0*5,ttt6rss9qrreqqrfttu3vvv2
  vvv0stt3npq9uuu0sttbrrsdsttavvv0*10,uuu2uuu3stt4ttt4vvv1vvv2
  vvv0*4,prr1mpp0*4,mpp1uuu0*11,vvv0vvv2
  vvv0*4,stt1qrs0*4,qss0uvv0*11,vvv0vvv2
  vvv0hlm3cij0*18,dij0stt2vvv2
  vvv03bd619c05de64ce55de74bd45ce55ce93bd35ce84ce86df97eg83bd54ce56df95ce44cd52ac119c0mpp6vvv2
  vvv03bd619c06df9*2,4ce76dfa*2,6df95cea4cd64ce55ce66df73bd56df76dfa6df86df92ac319c0mpp6vvv2
  vvv0loo3gkl0*18,hlm0uuu2vvv2
  uvv0vvv0*21,uuu0
ready-all-claimed 358x554
~ IqB6 xt-H eTyd PiZq jwbJ CeNm z7Wy Nc1V d6MI ifO4 MiCb cWF4 Fheo -jpn AUM_ Mf1u 5TCK CLma IPAc r7MQ
~ hazR zn9E au5i Nw6b 0N6_ OQXm -8fs dFUw A2W2 Vc8o DUYO PiZq QtjM UVyK 7-62 TPsC ws31 A2W2 Vc8o DUYO
~ PiZq QtjM q78I 7-62 TPsC PaxP RZov ws31 A2W2 Vc8o IGB7 PiZq Puf3 L2Kt 7-62 UvTP 9ybx RZov MjTc oSWq
  rss8qrrdrss9*2,rrrcrrs9ttt4uvv0*16,
  uuu0uvv0*22,
  vvv0*14,uvv0*7,vvv0uvv2
  vvv0hjjlkllhijkjklmeoppejllgjklhikkpkllhoppcvvv0*2,tvu0nrpenrpblpngmqoclpnelqofnqoduvu0vvv2
  vvv0*2,uuu1ttt0vvv0*10,uvu0*4,tuu0uvu0*2,vvv0vvv2
  vvv0gijalmn6cffbsss4vvv2tuu1*2,uvv0vvv0*13,vvv2
  vvv0klm9kmmajkl6opp8ppqdnooeoppbuuu3vvv0*13,vvv2
  vvv0*2,uuu3*2,uuu2uuu3*2,uuu2vvv0*14,vvv2
  vvv0uuu3sttasssa*2,ttt9ssscttt7vvv0*14,vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0lpn5sttbttu7ttt8sttarssauuu4pss2stt6stt8sttasttbttt5sttbstta*3,vvv0*4,vvv2
  vvv0rts2vvv2uuu2uuu3uuu4uuu3vvv1suu1uuu1uvv2uuu2uuu4uvv2uuu2uuu3uuu4uuv3vvv0*4,vvv2
  vvv0gkl9rssbrsscrrsbqrrgrrrgqrresstavvv0*13,vvv2
  vvv0mnoiqqrdkmmmmnohnoogmnoeqrrbmnofnooglmnknophnoofvvv0*9,vvv2
  vvv0vvv2vvv1uvv1uuv1uvv2uvv1vvv0uvv1vvv1uuv2vvv2uvv2vvv0*9,vvv2
  vvv0uvv0uuu0vvv0uuu4uuv1ttu6uvv1uuu3uuu4vvv0*12,vvv2
  vvv0prr7imnbuuu0sss8oppfrsscppqhpqqg*2,tuu6vvv0*6,stt8pqqiopphoppjttt4vvv2
  vvv0tuu0qrs3uvv0sttarrrbrrrfqrrgttu6vvv0*8,uvv0vvv1uuu1vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0uuu1vvv0vvv3vvv0vvv1*2,vvv0*12,vvv2
  vvv0prr7kno9uuu0rssanoohqqrgoppjoppioppjttt7vvv0*6,tuu6rrreqrreqqrfttu3vvv2
  vvv0tuu0nqq6uvv0sttbrrsdsssbqqrdrssdrrscqrrevvv0*6,uuu2tuu4stt4ttt4vvv1vvv2
  vvv0*4,prr1mpp0*10,stt1uuu0*5,vvv0vvv2
  vvv0*4,rtt1prr0*10,tuu0uvv0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss5loocuuu0qrrdoppgpqqjoppgoppjoopmmnoirssevvv0*5,ttt6sss8rrrcqrrdtuu3vvv2
  vvv0rtt4mppauuu0sttbrrsdsttavvv0*10,tuu3tuu4sst5stt7vvv1vvv2
  vvv0*4,qss1oqq0*4,oqr0uvv0*11,vvv0vvv2
  vvv0*4,qss1oqq0*4,oqr0uvv0*11,vvv0vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  vvv03bd619c04ce53bd25ce53bd34ce34ce72bd14ce73bd65ce77ef63bd3*2,5ce74bd23bd22ac019c0mpp6vvv2
  vvv03bd619c07egb6dfb5ce97egc7efc*2,5dec4ce85ce76df87df94ce66df97egc7efa7efb3bd419c0mpp6vvv2
  vvv0jmn3ejk0*18,fjl0tuu2vvv2
  uvv1vvv0*21,uuu1
ready-all-done 358x287
~ IqB6 xt-H lKAu PiZq jwbJ CeNm z7Wy Nc1V d6MI ifO4 MiCb cWF4 Fheo -jpn AUM_ Mf1u 5TCK CLma IPAc r7MQ
~ hazR zn9E au5i Nw6b qZ6x
  rss8qrrdrss9*2,rrsatuu1uvv0*17,
  uuu0uvv0*22,
  vvv0*14,uvv0*7,vvv0uvv2
  vvv0hjjlkllhijkjklmeoppejllgjklhikkpkllhoppcvvv0*2,tvu0nrpenrpblpngmqoclpnelqofnqoduvu0vvv2
  vvv0*2,uuu1ttt0vvv0*10,uvu0*4,tuu0uvu0*2,vvv0vvv2
  vvv0gijalmn6cffbsss4vvv2tuu1*2,uvv0vvv0*13,vvv2
  vvv0klm9kmmajkl6opp8ppqdnooeoppbuuu3vvv0*13,vvv2
  vvv0*2,uuu3*2,uuu2uuu3*2,uuu2vvv0*14,vvv2
  vvv0uuu3sttasssa*2,ttt9ssscttt7vvv0*14,vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0jom2hnk0*2,lqr4jpq0*6,kpq2imn3gkl0*8,stt2vvv2
  vvv0lpn5sttbttu7ttt8sttarssauuu4pss2stt6stt8sttasttbttt5sttbstta*3,vvv0*4,vvv2
  vvv0rts2vvv2uuu2uuu3uuu4uuu3vvv1suu1uuu1uvv2uuu2uuu4uvv2uuu2uuu3uuu4uuv3vvv0*4,vvv2
  vvv0gkl9rssbrsscrrsbqrrgrrrgqrresstavvv0*13,vvv2
  vvv0rrshsss8rrrdrssdrrscrssarsscqrrerrrgssscrrscrssbstt9qrrerssassscsstbrrrcttt6vvv0*2,vvv2
  vvv0uuu5uuu3vvv1*3,uvv2vvv1*4,uuu3vvv2vvv1*6,vvv0*3,vvv2
  vvv0rrse*2,rrreqrrdsstcrrrd*2,vvv0*14,vvv2
  vvv1vvv0*21,uvv1
ready-loading 358x423
~ IqB6 xt-H 5Z6f PiZq RTNy K2N6 SZm6 SZm6 SZm6 SZm6
  rss8qrrdrss9qrrb*2,uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jlliikkonoo9ikknlmmfjlldlmmijlljpqq8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0stt0rss0*11,vvv0*9,vvv2
  vvv0rss0*12,uvv0vvv0*8,vvv2
  vvv0rss0*12,uvv0vvv0*8,vvv2
  vvv0stt0*12,vvv0*9,vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0ttt0*18,ttu0vvv0vvv2
  vvv0tuu0stt0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0stt0rss0*19,uvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rst0rss0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  uvv0vvv0*20,uvv0uuu0
ready-failed 358x175
~ IqB6 xt-H h0FW PiZq jwbJ K2N6 SWRi 7UFR
  rss8qrrdrss8qrrdttt3uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jlliikkpnoo9ikknlmmfjlldlmmijlljpqq8vvv0*12,vvv2
  vvv0uuu5vvv1uuu4uvv3uuu3vvv1*3,uuv3vvv1uuu2vvv1vvv2uuu3uuu2uuu3*2,vvv1vvv0*3,vvv2
  vvv0sssdsss7rrsarssdrssessseqqrfsssb*2,rssfsssbsstbsssesstarrsbrsscqrrdrsscvvv1vvv0*2,vvv2
  vvv0qrrhrrrcpqqfttu7pqqfrrraqrrd*2,ssscqrrisssbqrreqrrgqrrcsttavvv0*6,vvv2
  vvv0uuu3uvv0*4,uuu0uvv0*14,vvv2*2,
  vvv0uvv7vvv0*5,noofoppi*2,pqqfoppfnopinoojoppgtuu5vvv0*5,uvv7vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv1vvv0*21,uvv1
