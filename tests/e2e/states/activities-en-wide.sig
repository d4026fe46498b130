wide 580x373
~ IqB6 xt-H yxA_ PiZq lUiD PiZq pkZW OVHH ENEZ Ozah Ysxc jhwV 5ume cXKE YJyR 4WDT TjxF 5mtJ aXjk vvJp
~ jwD4 PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN Qczo SXXY l2y3
  qrrdrss7uvv0*35,
  uuu0uvv0*15,uuu0tuu0*15,uvv0*5,
  vvv0*16,uuv0ptt0*13,suu0vvv0uvv0suu0rtu0qtt0rtt1
  vvv0*2,vvv1uuv3vvv0*12,uuv0ptt0*12,suu0vvv0rtu0ptt0qsq0sqk0sqj0sqm1
  vvv0vvv3uuu5rrscsssbrrsdrrsavvv0*9,uuv0ptt0*11,suu0vvv0qtt0qsr0uoc0vm50*3,uob4
  vvv0tuu2rss7uvv1vvv1*2,vvv0uvv1*2,vvv0*7,uuv0ptt0*4,afh5fjl2pst0*2,hop1dmo2qtt0vvv0rtu0qsr0vn80vm50*4,uob4
  vvv0rss5klmkikkeklmklmmdlmmghjjdlmmcvvv0*7,uuv0ptt0*4,chj518a0dij5gnp36ik0fno3suu0uvv0ptt0uoc1vm50*5,uob4
  vvv0tuu5sss8stt4sst5vvv0*11,uuv0ptt0*4,pst1agh33ac48jl2emo1pst0uvv0suu0qsp0vm50*6,uob4
  vvv0uuu3oppesss8pqqbvvv0*11,uuv0ptt0*6,pst0*2,ptt0*2,vvv0rtu0sqk1vm50*6,uob4
  vvv0*2,gij6lmnajll9qrr4hjj8kllb*2,hjj8qrr4vvv0*5,uuv0ptt0*10,vvv0qtt0sqi1vm50*3,vm60vpc0vpf0uqi4
  vvv0vvv2dff6gijhhjjcijkbhij9fhigghifhij9jkkgnoohlmnhmnoivvv0*2,uuv0ptt0*10,vvv0rtu0rql1vm50*2,vpe1vvt0vvv0*2,uvv3
  vvv0*2,uuu1vvv0uuu0rss6uuu1*2,vvv0uuu1vvv0*2,uuu1vvv0*3,uuv0ptt0*10,tuv0suu0qsr0vm60vpe1vvv0*4,uvv3
  vvv0sssappqfnopfmnnkmnninooglmnkvvv0*8,uuv0ptt0*8,qqq0rom0som0upn0rol0tlc1vus1vvv0*4,uvv3
  vvv0uuu2ttt7tuu5tuu6ttt8uuu4ttt6uuu5uuu4stt8uuu5uuu6ttt8tuu7vvv0uuv0ptt0*6,qrr0tid1ue70*5,uhb3vvv0*5,uvv3
  vvv0vvv2tuu6ttt8ttt6ttt9ttt6sttattu8ttt7*2,ttt9ttt8tuu8uuu7vvv0uuv0ptt0*5,qss0tga1ue70*6,uid3vvv0*5,uvv3
  vvv0uuu3rssdsssdsssbqrrerssesss8qrresssdrssgrrrdsssbrssbvvv0*2,suu1jno0hmn0*4,pjg2ue70*7,uid3vvv0*5,uvv3
  vvv0vvv2tuu5stt8ttt9tuu7ttt8ttu8ttt9vvv1vvv0*6,mop618a0*5,od73ue70*7,uid3vvv0*5,uvv3
  vvv0vvv2uuu3tuu6ttt6uuu6uuu3uuu4uuu5vvv2vvv0*6,mop618a0*5,qd73ue70*7,uid3vvv0*5,uvv3
  vvv0uuu4ttt9sssdqrrerssfrrrbqrrhrssdrrseqrrcvvv1vvv0*4,mop618a0*5,qd73ue70*7,uid3vvv0*5,uvv3
  vvv0*16,mop618a0*5,qd73ue70*7,uid3vvv0*5,uvv3
  vvv0*8,rtt6oqqfqrsaoqreoqrjqrscttu5vvv0mop618a0*5,qd73ue70*7,uid3vvv0*5,uvv3
  vvv0*13,uvv2vvv0*2,mop618a0*5,qd73ue70*7,uid3vvv0*5,uvv3
  vvv0*16,mop618a0*5,qd73ue70*7,uid3vvv0*5,uuu2
  uuu1uvv0vvv0*14,npp56cd0*5,qgb2thb0*7,tkg2vvv0*4,uuu1uvv0
ongoing 580x411
~ IqB6 xt-H LSv6 PiZq 0WmK PiZq pkZW xdDn XPTb Ozah Ysxc EojP AMkb ypYx gGaV 5MCv q85g FaMa YYGF bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN _OPq SXXY l2y3
  rssaqqraqrrauvv0*34,
  uuu0uut0uso0usp0uut0*12,utp0uso0*3,uut0*12,qss0ors0stt0uuu0uvv0
  vtq0vqh1vm50vqg1vtq0*12,vn71vm50*3,vsn1vtq0*11,pqo27il0fmm3vtq0uus1
  vtq0vrk0vsl0vtq0vtp0vtq0*11,vpe1vm50*2,vo91vtp0vtq0*11,vtp0ssp1mpo2vtq0utq1
  vtq0*2,vnh2uf90vso2vtq0*3,tso1hji1oom2vtq0*5,vtp0soh1rnf0vto0vtq0*12,uhb3uke1vtp0vtq0utq1
  vtq0vpk2ue70ujd2vtq0*4,bff518a028a1tso3vtq0*3,oom36bc218a0*2,4ab1jkj3vtp0vtq0*10,vni2ue70ulg2vtq0utq1
  vtq0vni2vmg1vtp0vtq0*4,ehg518a039b2usp2vtq0*2,oom428a118a0*5,hji5vtq0*3,vsn0vpe0vsm0vtq0*4,vtp0voj1ulf2vtq0utq1
  vtq0*2,vsl0vpc0vto1vtq0*3,vtp0mnl1sro1vtq0*3,8cd518a0*6,28a1tso3vtq0*2,vpd1vm50vob1vtq0*4,gnm3npo2vtq0*2,utq1
  vtq0vsm1vm60vn91vtp0vtq0*2,oqo2dlm18jl0akl0jon1utp0usp318a0*8,nnl5vtq0*2,vsl1voa0vrj1vtq0*4,hnn36ik0mpo3vtq0utq1
  vtq0vqf1voa0vsn0vtq0*2,kon36ik0*5,cll2sro618a0*8,lmk5vtq0vtp0vql0voj0vql0vtp0vtq0*3,utp0gmm2dlm4vtq0utq1
  vtq0*5,ssp27ik06ik0*6,gmm918a0*8,lmk5vrn1uhb1ue70*3,uga1vqm1vtq0*6,utq1
  vtq0*5,lpn36ik0*7,8ik618a0*8,llj6ug91ue70*5,uf81vso1vtq0*5,utq1
  vvv0*36,uvv3
  vvv0stt8ttt7sssbrssgstt8sssb*2,rssd*2,uuu5vvv0*25,uvv3
  vvv0uvv1vvv0vvv1vvv2uuu3vvv1uvv3vvv1*3,vvv0*25,uvv3
  vvv0nopenoofkmmmmnnfppq9mnohnoohlmmdlmmjmnnmnoofttt4vvv0*23,uvv3
  vvv0sss1rss3rss1rss4rrr5qrr2qqr3uuu2vvv0*27,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*9,vvv1*2,vvv0*23,uvv3
  vvv0ttt9ttt6rrrgssscsssattt9rrrdttt9uuu4sttassscrrrdrssdrrrbqrrfrsscrsserrrbuvv3vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0*25,tuu3oqqcprrgqrsdnpqdnqqfoqrhoqrcpqrdttu5vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
ongoing-last-hours 580x411
~ IqB6 xt-H MU1i PiZq 0WmK PiZq pkZW 0rMC XPTb Ozah Ysxc q43E A649 ypYx Ecww 5MCv VE0q q85g FaMa aVKl
~ bvOz PA9C P0cY b1tq Ysxc ikaA efz9 E1ZP Ysxc v8WB SGvN xM5e SXXY l2y3
  rssaqqraqrrarss9rss8rssarss9uvv0*30,
  uuu0uut0uvv0*4,uuu0uut0*2,uvv0*4,uuu0uut0*2,uvu0uvv0*3,uuu0uut0*2,uuu0uvv0*3,uuu0uut0*2,uus0uso0*3,utr0uuu0uvv0
  vtq0vuq0vvv0*4,vut0vtq0*2,vvv0*4,vvt0vtq0*2,vvv0*4,vvu0vtq0*2,vvu0vuq0vrk0vtq0vvv0vtq0*2,vpe2sl627a91mi73vn91vtq0uus1
  vtq0vuq0vvv0*4,vvt0vtq0*2,vvv0*4,vvt0vtq0*2,vvv0*4,vvu0vtq0*2,vsm2vm50rk61vm50vsl2vtq0*2,vob1sk625a91lh73vm60vtq0utq1
  vtq0vuq0vvv0*4,vvt0vtq0*2,vvv0*4,vvt0vtq0*2,vvv0*2,vts0vvv0vvu0vtq0*2,voa1mi7418a0lh74vo91vtq0*2,vob1vm50*3,vm60vtq0utq1
  vtq0vuq0vvv0*4,vvt0vtq0*2,vvv0*4,vvt0vtq0*2,vrp2uf91ue70uga1vtr2vtq0*2,vn91tl61ee81sk61vn81vtq0*2,vob1vm50*3,vm60vtq0utq1
  vtq0vuq0vvv0*4,vvt0vtq0*2,vvv0*4,vvt0vtq0*2,uhb3ujd2vts0uhb2uke3vtq0*2,vn91vm50*3,vn81vtq0*2,vob1vm50*3,vm60vtq0utq1
  vtq0vuq0vvv0*4,vvt0vtq0*2,vvv0kpq1gnp0ors2vvt0vtq0*2,uf82ujd2vts0uhb2uib2vtq0*2,vn91vm50*3,vn81vtq0*2,vob1vm50*3,vm60vtq0utq1
  vtq0vuq0vvv0*4,vvt0vtq0*2,fno48jl1emo16ik0orq4vtq0*2,uf82ue70*3,uib2vtq0*2,vn91vm50*3,vn81vtq0*2,vob1vm50*3,vm60vtq0utq1
  vtq0vuq0vvv0*2,uuv0vvv0vvt0vtq0*2,7il0kpq4vvv0akm4fmm3vtq0*2,uf82ue70*3,uib2vtq0*2,vn91vm50*3,vn81vtq0*2,vob1vm50*3,vm60vtq0utq1
  vtq0vuq0nrs37jl06ik0emo2vus1vtq0vtp16ik09jl1fno16ik0emm3vtq0*2,uf82ue70*3,uib2vtq0*2,vn91vm50*3,vn81vtq0*2,vob1vm50*3,vm60vtq0utq1
  vtq0utq27jl1gnp3pss17jl1lpo4vtq0vtp16ik0*4,emm3vtq0*2,uf82ue70*3,uib2vtq0*2,vn91vm50*3,vn81vtq0*2,vob1vm50*3,vm60vtq0utq1
  vvv0*36,uvv3
  vvv0sssattt6rssasssasssdsssbssscvvv1vvv0*27,uvv3
  vvv0uuu4vvv0uuu3vvv1*4,vvv0*28,uvv3
  vvv0mnogmnnfmnnenookmnohmnnemnojmnofvvv0*27,uvv3
  vvv0*2,uuu3vvv0qrr1rss3ttu1rrr2sst3sss2qrr2vvv0*25,uvv3
  vvv0sssdsss8ttt6jklbjllhlmmekmmfcefmeggiikkisstcqqrbrssastt8rrs8sss9rss9ttt6vvv0*17,uvv3
  vvv0ttt7sss7ttt6pqq2sss2opp7qrr3sss3sss2qrr2ttt5sss7uuu5ttt8ttt6rss9sst9ttt5vvv0*17,uvv3
  vvv0sss9rrreqrresstdrssdrrsdsssbrrsfrsse*2,rssfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*9,vvv1vvv0vvv1vvv0*22,uvv3
  vvv0ttt9ttt6rrrgsssc*2,rssdrrrgrrrfuvv3sstattt9rsscqrrgrsscqrrerrrerrsfrrsbttt9vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0*28,uuu3oqqcpqreqrsanpqhqssbttu4vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
ongoing-last-minutes 580x411
~ IqB6 xt-H OlS5 PiZq 0WmK PiZq pkZW RXoc XPTb Ozah Ysxc yIe4 EhM_ ypYx wvXb 5MCv q85g FaMa YYGF bvOz
~ PA9C P0cY b1tq Ysxc ikaA drc9 E1ZP Ysxc v8WB SGvN N3L_ SXXY l2y3
  rssaqqraqrrarss9rss8rssbrsscrss6uvv0*29,
  uuu0tuu0*3,ors0*2,pst0tuu0uvv0*2,uuu0tuu0*5,rss1npp0qss1uqp0uqo0tts0tuu0*7,uvv0stt1npp0uuu0*2,tuu0*2,uvv0
  qtt0ptt0*3,fnp36ik07jl1rtu2vvv0*2,qtt0ptt0*5,chi518a0olj6ue70slg2tod0vm60vm50*5,sql1tuu0vvv0*3,rtu0ptt0*2,rtt1
  pst0ptt0*3,pst0ipq1blm0pst3tuv0qtt0ptt0*6,6ce56cd5sid2tf91tpg1vm50toe0tpg0*5,rro0ptt0rtu0suu0qtt0ptt0*3,qst0
  pst0ptt0*15,4bd58ef5thb2tic2uob1una1ptt0*14,qst0
  pst0ptt0*15,4ac58eg5thb2tic2uob1una1ptt0*14,qst0
  pst0ptt0*14,pst128a2bgi5thb2tic2uob1una1ptt0*14,qst0
  pst0ptt0*14,hlm518a0hmn5thb2tid2uob1una1ptt0*14,qst0
  pst0ptt0*13,mqq239b24bd3pst1tf91sjf2uob1una1ptt0*8,sqi0vn80rrn0ptt0*3,qst0
  pst0ptt0*11,ors0gkl239b129b1kop3ron2ue70rnk2uob1una1ptt0*8,uob1vm50sph1ptt0*3,qst0
  4ac529b0*11,18a0*2,5bd2lop2qrr0tga1tf91qss0vn80uoc1ptt0*8,qsp0sqj0qss0ptt0*3,qst0
  bgi3afh0*10,agh0chj0imn1pss0rom1tg90ue70rpn1rro1vm50sqi1ptt0*6,ost0fnp1akm08jl0blm0ioq1pst0ptt0qst0
  vvv0*36,uvv3
  vvv0ttt3tuu5sssbrssersscssscsstarsscrrsdrssetuu7vvv0*24,uvv3
  vvv0uuu2vvv1*3,vvv2vvv1*2,uuu4vvv1*3,vvv0*24,uvv3
  vvv0oppbmnnhlmmklmnkmnoenoogoppemnnhmnofmnogklmnmnnkppqfvvv0*22,uvv3
  vvv0sss1rss3rss1ttt1sss2qrr2*2,vvv0uuu3vvv0*26,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrsdsssbrrsfrsse*2,rssfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*9,vvv1vvv0vvv1vvv0*22,uvv3
  vvv0ttt9uts6trpgtsrbtsqctrpftrpe*2,vuu3sstattt9rsscqrrgrsscqrrerrrerrsfrrsbttt9vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0*28,stt5oqrbprrgprrfprrc*2,ttu4vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
verifiable 580x411
~ IqB6 xt-H mamM PiZq 0WmK PiZq pkZW 4RpM XPTb Ozah Ysxc APjl Tv0q ypYx 5_Im 5MCv xsuU FaMa AqZ9 bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF SGvN _dlj SXXY l2y3
  rrsaqrreqrrdttt2uvv0*33,
  uuu0uut0sts1mqr0*2,tut1uut0uqo0urp0uut0*4,uts0urr0*3,qqp1opp1urr0*3,usr0uut0*8,uqo0upn0urp0uut0*2,uvv0
  vtq0*2,utp1clm26ik0lpn3vtq0vsn0vso0vtq0vtp0vqn0vnk0vlj0vli0vkh0vjf0pgd3acc2lhg0pjh0vli0vlj0vmj0vpm0vtp0vtq0*4,vrm2ue70uf91vrn1vtq0*2,uts1
  vtq0*3,vtp0mpo1oqo2vtq0*3,vro0vmk0vlj0vom0vpn2uf80ue70*3,489218a0*2,28a0lhb3vme0vli0vmj0vqn0vtp0vtq0*2,vrm1vni0vso0vtq0*3,utq1
  vtq0*7,vtp0vpm1vlj0vnl0vts0vvv0*2,ug92ue70*3,489318a0*3,rk63vm50vm70vme0vli0vnk0vtp0vtq0*7,utq1
  vtq0*6,vtp0vol0vlj0llk2vvv1vvv0*3,ulh3ue70*3,489318a0*2,6a94vm50*4,mkf2ulj0vmj0vsp0vtq0*6,utq1
  vtq0*5,vtp0vol1vlj0fjk16ik0iop4vvv0*3,vrp3ue70*3,489318a0*2,gf84vm50*3,ola16ik0ajk1tlj0vmj0vtp0vtq0*5,utq1
  vtq0*5,vpm1vlj0fjk26ik0*3,pss3vvv0*3,uf91ue70*2,489318a0*2,qk64vm50*2,tm718ij06ik0*2,ajk1ulj0vnk1vtp0vtq0*4,utq1
  vtq0*4,vso1vlj0qlg17ik06ik0*3,9jl1tuu1vvv0*2,ulg3ue70*2,489318a05a93vm50*3,djh16ik0*4,kmn3vlj0vqm1vtq0*4,utq1
  vtq0*3,vtp0vnk1vlg0vm60ql919jj06ik0*3,dmn3vvv0*2,vqo3ue70*2,489318a0fe84vm50*2,jkd26ik0*3,7jl0mqr2vvv0vpn1vmj0vtp0vtq0*3,utq1
  vtq0*3,vro1vlj0vma0vm50*2,um60fjf16ik0*3,kpq4vvv0vvv1uf81ue70489318a0pj64vm50ql917ik06ik0*2,blm2stu1vvv0*2,vuu1vmj0vpm1vtq0*3,utq1
  vtq0vuq0*2,vol1vmi0vn70*5,mld18jl0*3,rtt2vvv0voj2vni0klj1fih2vn80un80bjj18jl0*2,hop2vvv0*5,vpo1vnk0vtq0vuq0*2,utq1
  vvv0*36,uvv3
  vvv0stt8tuu8sstcsstbrsscrssdvvv0*29,uvv3
  vvv0uuu0vvv0vvv1uuv3vvv1*2,vvv0*29,uvv3
  vvv0oppenoofmnnlppqcmnnklmnittt5vvv0*28,uvv3
  vvv0sss1rss3qrr3qqq3vvv0*31,uvv3
  vvv0opp8fhhjijkjgiidqrrhqrrbrssa*2,stt7rssarss7vvv0*24,uvv3
  vvv0rrr2sst3rrs2pqq3ttt5sst6uuu5stt8rrsbsst8sss6vvv0*24,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv1*3,vvv0vvv1*3,vvv0*2,uuu2uvv2vvv1vvv0*2,vvv1*2,vvv0*2,uuu0vvv2vvv1*3,vvv0*11,uvv3
  vvv0ttt8ttt6rrrgsssbsstattt8rsscttu8uuv3ttt9sttarsscssscrrrbqrrersscrssdrrrbvvv2sttctuu8rrsdrrseqrrdvvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*29,rst6oqrerss9oqqfprrettu5vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
campaign 580x411
~ IqB6 xt-H CWOd PiZq 0WmK PiZq pkZW xdDn XPTb Ozah Ysxc BiRx Y0CS ypYx gGaV 5MCv q85g FaMa aVKl bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN 1Bu8 SXXY l2y3
  rrsarrrcqqrcttt6uvv0*33,
  uuu0uus0usm0usn0uut0*12,usn0usm0*3,uus0uut0*11,pss1mqr0sts1uut0uvv0
  vtq0vqh1vm50vqh1vtq0*12,vn71vm50*3,vsn1vtq0*11,qro27jl0emm3vtq0uts1
  vtq0vsl0vsm0vtp0*2,vtq0*11,vqf1vm50*2,voa1vtp0vtq0*11,vtp0tsp1nqo2vtq0utq1
  vtq0vtp0vmg2uf80vso2vtq0*3,sro2fih1mnl3vtq0*5,vtp0qoh1pmf0uso1vtq0*12,uha3ujd1vtp0vtq0utq1
  vtq0vok2ue70uke2vtq0*4,bff518a018a1tso4vtq0*3,mnl35ac218a0*2,29b1hji3vtp0vtq0*10,vni2ue70ulf2vtq0utq1
  vtq0voi2vnh1vtp0vtq0*4,fhh518a04ab2utp2vtq0*2,nnl418a0*6,gih5vtq0*3,vsm0vpd0vsl0vtq0*5,vpk1ulg2vtq0utq1
  vtq0*2,vrk0vob0vto1vtq0*3,vtp0oom1tro1vtq0*3,7cd518a0*6,28a1tso3vtq0*2,vpd1vm50vob1vtq0*4,fmm3lpn2vtp0vtq0utq1
  vtq0vsl1vm60vo91vtp0vtq0*2,nqo2bkl17il09jl0hnn1utp0usp418a0*8,mnl5vtq0*2,vsl0voc0vrk1vtq0*4,inn36ik0lpn3vtq0utq1
  vtq0vqf1voc0vtn0vtq0*2,jon36ik0*5,bkl2rro718a0*8,lmk5vtq0vtp0vpk0vni0vpk0vtp0vtq0*3,vtp0hnn2elm3vtq0utq1
  vtq0*5,ssp26ik0*7,fml918a0*8,lmk5vrm1uga1ue70*3,ug91vql1vtq0*6,utq1
  vtq0vuq0*4,lpo38jl0*7,9jl639b0*8,mmk6uha1uf80*5,ug90vso1vuq0*5,utq1
  vvv0*36,uvv3
  vvv0ssscttt6rssasssbuuu6vvv0*30,uvv3
  vvv0vvv1vvv0uuu2vvv1vvv0*31,uvv3
  vvv0nopenoofkmmmlnngoppamnohnoohlmmdlmmjmnnmnoofttt4vvv0*23,uvv3
  vvv0sss1rss3rss1sss3rss4qrr2qrr3uvv1vvv0*27,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsssbsst6ssscrss8sss9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6tttattt6sst9sss9sst7vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv1*3,vvv0vvv1*3,vvv0*2,uuu2uvv2vvv1vvv0*2,vvv1*2,vvv0*18,uvv3
  vvv0ttt8ttt6rrrgsssbsstattt8rsscttu8uuv3ttt9sttarsscssscrrrbqrrersscrssdrrrbvvv2vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0*28,rtt7oqrboqrhprrbpqrdprrcttu5vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
upcoming 580x413
~ IqB6 xt-H EvSB PiZq 0WmK PiZq pkZW H4B5 XPTb Ozah Ysxc hdGG iD4K ctOR ypYx LJ2W 5MCv q85g FaMa YYGF
~ bvOz PA9C P0cY b1tq Ysxc ikaA mahN SGvN rGcj eNPE e9bk tbno
  rrrbrss9rssdrss6uvv0*33,
  uuu0utt0*2,qrr1npp0*2,sss1utt0*5,utq0uso0*2,uts0utt0*5,opq1npp0npq1utt0*6,ors0*2,qss0utt0*2,uuu0uvv0
  vrq0vrp0uqo149b218a0*2,ade5vrp0*4,vqn0vm60vm50*2,voe1vrp0*4,mlk518a0*3,lkk5vrp0*4,knn36ik0*3,rpo2vrp0*2,uss1
  vrp0*2,ron518a0*3,4ab5vrp0*4,vpj1vm50*3,vna1vrp0*4,ghh518a0*3,fgh5vrp0*4,flm36ik0*3,mnn3vrp0*2,urq0
  vrp0*2,vqp07cd418a0*2,fgg5vrp0*4,vqo0vn70vm50*2,vph1vrp0*4,qnm328a118a028a0pmm4vrp0*4,oon26ik0*2,8jl1tqo1vrp0*2,urq0
  vrp0*3,uqo1kkj1mlk1vqp0vrp0*5,vqn0vph0vpk0vrp0*6,rom1jjj0qnm1vrp0*6,qpo1lnn0sqo1vrp0*3,urq0
  vrp0*2,vqp0non1hmm0imm0qpo1vrp0*4,uqo0kjj1efg0ghh1qnm2vrp0*4,vqn0vlh0uje0vlg0vpn0vrp0*4,vqm0vof0vod0vph0vqo0vrp0*2,urq0
  vrp0vqp0dkm26ik0*4,jmn3vrp0*2,tpo26bc318a0*4,kkj4vrp0*2,vol1uf80ue70*3,uf80vol1vrp0*2,vpj0vm60vm50*3,vn80vqm0vrp0urq0
  vnk0kmm36ik0*6,mmm3nll1cff518a0*5,28a1snk3vol0uga1ue70*5,ug91pmm1qnl1vm70vm50*5,vnb1vnk0uom2
  tf82ofa06ik0*5,6hj118a0*8,7992te70ue70*7,jc8218a0*2,mi73vm50*5,ui61ue70tic9
  tf82se806ik0*5,5gi218a0*8,ca93ue70*8,eb8318a0*2,hf74vm50*5,uh61ue70tic9
  uhc2fhg16ik0*6,6df28cd118a0*6,28a0nea2uga1ue70*6,rd71acc2bdb2tl61vm50*5,vl60uhb0tkf7
  vvv0*36,uvv3
  vvv0stt9ttt7rssastt9sstbrssbrrscsssdttt7vvv0*20,qst6mpqdmqqbmqqepss5vvv0uvv3
  vvv0uvv2vvv0vvv1*3,uuu3vvv1*3,vvv0*20,tuu0rtt3suu1suu2rtt3vvv0uvv3
  vvv0oopelnndmnohqqrbmnngmnnjmnncmnomkmmlmnngvvv0*25,uvv3
  vvv0sss1rss3rss1ttt1sss2pqq5qrr2vvv0*28,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv0*34,uvv3
  vvv0ttt8stt7rrrfsssasttcrsscrssfrssduvv3vvv0*26,uvv3
  vvv0*27,uvv1uvv0*6,uvv1vvv0uvv3
  vvv0*26,uvv6uuu7rrsbqqqeqqqcpqqiqqqepqqdvvv1uvv3*2,
  vvv0*26,vvv3uuu2ttu1uuu1tuu2tuu3uuu2*3,vvv1uvv3
  vvv1vvv0*35,uuu1
needs-app 580x411
~ IqB6 xt-H sfAG PiZq 0WmK PiZq pkZW REdy XPTb Ozah Ysxc aggV mi-3 ypYx OLm1 5MCv q85g FaMa 4YV5 bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB qcYC Ysxc fklu SGvN Mldq SXXY l2y3
  rrsaqrr9rss8rrsauvv0*33,
  uuu0tuu0*11,urq0uqo0tsr0tuu0*2,ors0pss0tuu0*2,uso0utp0tuu0*2,usr0uts0tuu0*2,uvv0uuu0tuu0*5,uvv0
  qtt0ptt0*6,nrs39fg0fkl1pss0ptt0qqp1tf80tg91qss0ptt0bln36ik0nrs2ptt0uoc1vm60qss0ptt0umk0vmk0pst0qtt0vvv0uvv0ptt0*5,rtt1
  pst0ptt0*6,nqr518a0*2,5bd2nqr2ptt0rmk2ue70rmj2ptt0jpq36ik0hop3ptt0sqj1vm50rrm1ptt0ton0vlj0qss0ptt0uvv0vvv0ptt0*5,qst0
  pst0ptt0*4,rql0tpe0sph0orr1dij318a06ce4pst0*2,tf91tga2ptt0ost16ik0cln3ptt0rro1vm50sqi1ptt0spo0vlj0rrr0ptt0uuv0vvv0ptt0*5,qst0
  lop1kop0*3,qpi2vm50*3,uob0pst0bgi518a0jno5ptt0sjf2ue70qrr1ptt09km3*2,ptt0qsr1vm50tpf1ptt0rqp0vlj0rqq0ptt0tuu0vvv0qtt0ptt0*4,qst0
  39b518a0*3,ni74vm50*4,qrp1jno518a0fjl5ptt0sli2ue70qqp2ptt0akm38jl3ptt0qss0vm50toe1ptt0rqq0vlj0sqp0ptt0tuu0vvv0qtt0ptt0*4,qst0
  3ac528b0*3,nj74vm50*4,qsq0imn518a0fkl5ptt0slh2ue70qqp2ptt0akm38jl3ptt0qss0vm50toe1ptt0rqq0vlj0sqp0ptt0tuu0vvv0qtt0ptt0*4,qst0
  pst0ptt0*3,rrn0vm60vm50*2,tpf1pst07df418a0lpq4ptt0sie2ue70qss1ptt08jl3akm3ptt0qsq1vm50tpg1ptt0sqp0vlj0rqq0ptt0tuv0vvv0qtt0ptt0*4,qst0
  pst0ptt0*4,qsq0sqk0qqn1imn17df218a0agh5ptt0qrr1te80thc2ptt0nrs26ik0dmo3ptt0rrm1vm50sqj1ptt0spo0vlj0rrr0ptt0uvv0vvv0ptt0*5,qst0
  pst0ptt0*6,nqr518a0*2,agh3pst1ptt0skg2ue70rnl2ptt0hop36ik0ipq3ptt0sph1vm50rro1ptt0tom0vlj0qst0ptt0vvv0uvv0ptt0*5,qst0
  pst0ptt0*6,ors2gkl0mpq1ptt0*2,rnk2ue70thc1pst0*2,9km27jl1ost1ptt0una1vn70pst0*2,vmj0umk0ptt0qtt0vvv0tuv0ptt0*5,qst0
  vvv0*36,uvv3
  vvv0ttt8*2,sssbssscsssarssfttt7vvv0*28,uvv3
  vvv0uuu3vvv0uuu3uvv3vvv1*2,uuu4vvv0*28,uvv3
  vvv0oppblnngnoohoopfnooeklmomnogtuu3vvv0*27,uvv3
  vvv0sss1qrr6qqq5ttt1sss2qrr2opp5uuu2vvv0*27,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbrss9stt6sss9*3,vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6ttt7uuu5ttt7sss9sst8vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv0*9,vvv1*2,vvv0*7,uuu2vvv0*15,uvv3
  vvv0ttt8ttt6rrrgssscsssattt9rrrdttt9uuv3ttt9ssscrrrdrssdrrrbqrrfrsscrsserrrbuvv3stt7ttt8qqrgsstbrrsivvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*28,tuu4prreoqrdqssdnpqgqrsattu5vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
long-figures 580x411
~ IqB6 xt-H 0eVa PiZq 0WmK PiZq pkZW H4B5 XPTb Ozah Ysxc hdGG iD4K ypYx LJ2W 5MCv FiHv P8mR YYGF bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN DdJC SXXY l2y3
  rrscqrr9qqrcrssattt3uvv0*32,
  uuu0utt0*2,qrr1npp0*2,sss1utt0*5,utq0uso0*2,uts0utt0*5,opq1npp0npq1utt0*6,ors0*2,qss0utt0*2,uuu0uvv0
  vrq0vrp0uqo149b218a0*2,ade5vrp0*4,vqn0vm60vm50*2,voe1vrp0*4,mlk518a0*3,lkk5vrp0*4,knn36ik0*3,rpo2vrp0*2,uss1
  vrp0*2,ron518a0*3,4ab5vrp0*4,vpj1vm50*3,vna1vrp0*4,ghh518a0*3,fgh5vrp0*4,flm36ik0*3,lnn3vrp0*2,urq0
  vrp0*2,vqp07cd418a0*2,fgg5vrp0*4,vqo0vn70vm50*2,vph1vrp0*4,qnm328a118a028a0pmm4vrp0*4,oon26ik0*2,8jl1tqo1vrp0*2,urq0
  vrp0*3,uqo1kkj1mlk1vqp0vrp0*5,vqn0vph0vpk0vrp0*6,rom1jjj0qnm1vrp0*6,qpo1lnn0sqo1vrp0*3,urq0
  vrp0*2,vqp0non1hmm0imm0qpo1vrp0*4,uqo0kjj1efg0ghh1qnm2vrp0*4,vqn0vlh0uje0vlg0vpn0vrp0*4,vqm0vof0vod0vph0vqo0vrp0*2,urq0
  vrp0vqp0dkm26ik0*4,jmn3vrp0*2,tpo26bc318a0*4,kkj4vrp0*2,vol1uf80ue70*3,uf80vol1vrp0*2,vpj0vm60vm50*3,vn80vqm0vrp0urq0
  vnk0kmm36ik0*6,mmm3nll1cff518a0*5,28a1snk3vol0uga1ue70*5,ug91pmm1qnl1vm70vm50*5,vnb1vnk0uom2
  tf82ofa06ik0*5,6hj118a0*8,7992te70ue70*7,jc8218a0*2,mi73vm50*5,ui61ue70tic9
  tf82se806ik0*5,5gi218a0*8,ca93ue70*8,eb8318a0*2,hf74vm50*5,uh61ue70tic9
  uhc2fhg16ik0*6,6df28cd118a0*6,28a0nea2uga1ue70*6,rd71acc2bdb2tl61vm50*5,vl60uhb0tkf7
  vvv0*36,uvv3
  vvv0stt9ttt7rssastt9sstbrssbrrscsssdttt7vvv0*26,uvv3
  vvv0uvv2vvv0vvv1*3,uuu3vvv1*3,vvv0*26,uvv3
  vvv0oopelnndmnohqqrbmnngmnnjmnncmnomkmmlmnngvvv0*25,uvv3
  vvv0ttt1ttt3rss2ppq1vvv0sss6qrr1uuu2ttt2qrr1rss3sss3qrr2uuu1rss2stt3qrr2uuu1stt3rss1tuu1vvv0*14,uvv3
  vvv0mno8qrramnnbijkcqrr6gijcjklbhjjfnoo9mno9jllfijkgeghglmmdlmmejkldopp9qrr6jlleqrr6noocpqqfrss8rss9rss6ttt7sss8uuu6vvv0*7,uvv3
  vvv0qrr1pqq3qrr1pqq2qrr8tuu3pqq2sss2opp7stt4ttt1rss3sst1ppqarrr3opp0pqq3qrr5ppq1pqq3rss4ttt6ttt7stt8sss6sst9sss8uvv3vvv0*7,uvv3
  vvv0sss9rrreqrresstdrssdrrsdsssbrrsfrsse*2,rssfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*4,vvv1vvv0vvv1vvv0*2,vvv1*2,vvv0*23,uvv3
  vvv0ttt9ttt6rrrgssscsssattt9rrrdttt9uuu4sttassscrrrdrssdrrrbqrrfrsscrsserrrbuvv3vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0*29,oqrgprrfprscoqrdqrsettu4vvv0uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu1
without-pool 580x354
~ IqB6 xt-H QPJm PiZq 0WmK PiZq pkZW xdDn XPTb Ozah Ysxc EojP AMkb ypYx gGaV bvOz P0cY b1tq Ysxc ikaA
~ BPWy SGvN _OPq SXXY l2y3
  qrrcrrsbrss9rrsasss9uvv0*32,
  uuu0uut0uso0usp0uut0*12,utp0uso0*3,uut0*12,qss0ors0stt0uuu0uvv0
  vtq0vqh1vm50vqg1vtq0*12,vn71vm50*3,vsn1vtq0*11,pqo27il0fmm3vtq0uus1
  vtq0vrk0vsl0vtq0vtp0vtq0*11,vpe1vm50*2,vo91vtp0vtq0*11,vtp0ssp1mpo2vtq0utq1
  vtq0*2,vnh2uf90vso2vtq0*3,tso1hji1oom2vtq0*5,vtp0soh1rnf0vto0vtq0*12,uhb3uke1vtp0vtq0utq1
  vtq0vpk2ue70ujd2vtq0*4,bff518a028a1tso3vtq0*3,oom36bc218a0*2,4ab1jkj3vtp0vtq0*10,vni2ue70ulg2vtq0utq1
  vtq0vni2vmg1vtp0vtq0*4,ehg518a039b2usp2vtq0*2,oom428a118a0*5,hji5vtq0*3,vsn0vpe0vsm0vtq0*4,vtp0voj1ulf2vtq0utq1
  vtq0*2,vsl0vpc0vto1vtq0*3,vtp0mnl1sro1vtq0*3,8cd518a0*6,28a1tso3vtq0*2,vpd1vm50vob1vtq0*4,gnm3npo2vtq0*2,utq1
  vtq0vsm1vm60vn91vtp0vtq0*2,oqo2dlm18jl0akl0jon1utp0usp318a0*8,nnl5vtq0*2,vsl1voa0vrj1vtq0*4,hnn36ik0mpo3vtq0utq1
  vtq0vqf1voa0vsn0vtq0*2,kon36ik0*5,cll2sro618a0*8,lmk5vtq0vtp0vql0voj0vql0vtp0vtq0*3,utp0gmm2dlm4vtq0utq1
  vtq0*5,ssp27ik06ik0*6,gmm918a0*8,lmk5vrn1uhb1ue70*3,uga1vqm1vtq0*6,utq1
  vtq0*5,lpn36ik0*7,8ik618a0*8,llj6ug91ue70*5,uf81vso1vtq0*5,utq1
  vvv0*36,uvv3
  vvv0stt8ttt7sssbrssgstt8sssb*2,rssd*2,uuu5vvv0*25,uvv3
  vvv0uvv1vvv0vvv1vvv2uuu3vvv1uvv3vvv1*3,vvv0*25,uvv3
  vvv0nopenoofkmmmmnnfppq9mnohnoohlmmdlmmjmnnmnoofttt4vvv0*23,uvv3
  vvv0*4,uuu2*2,vvv0*2,uuv1vvv0*27,uvv3
  vvv0ttt8sst7qrrhssscsssatttarrrdttt9vvv0*27,uvv3
  vvv0vvv1vvv0*34,uvv3
  vvv0*27,uvv3vvv0vvv1vvv2*2,vvv0vvv2vvv0*2,uvv3
  vvv0*25,uuu2oqrbqsscqrscoqqcoqrdprreoqrcprrbtuu4vvv0uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uuu1uvv0
ended 580x411
~ IqB6 xt-H Biqo PiZq 0WmK U5Z4 pkZW xdDn XPTb Ozah Ysxc EojP AMkb _sEV ypYx gGaV 5MCv q85g FaMa YYGF
~ bvOz PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB SGvN XJRG SXXY l2y3
  rrsaqrrattt3uvv0*34,
  uuu0*2,stt0ttt0uuu0*12,ttt0stt0*3,uuu0*12,sss0rrr0ttt0uuu0uvv0
  uuu0sss1ppp0sss1uuu0*12,qqq1ppp0*3,ttt1uuu0*11,sss1lll0ooo2uuu0tuu2
  uuu0ttt0*2,uuu0*13,sss1ppp0*2,qqq0uuu0*13,ttt0rrr1uuu0tuu2
  uuu0*2,qqq1mmm0ttt1uuu0*3,sss1lll0ppp2uuu0*6,qqq0ppp0ttt0uuu0*12,nnn2ooo1uuu0*2,tuu2
  uuu0rrr2lll0ooo2uuu0*4,jjj4eee0*2,ttt2uuu0*3,ppp2ggg1eee0*2,fff0mmm2uuu0*11,rrr2lll0ppp2uuu0tuu2
  uuu0rrr1qqq0uuu0*5,lll4eee0fff1ttt1uuu0*2,qqq3eee0*6,mmm4uuu0*3,ttt0rrr0ttt0uuu0*5,rrr1ppp1uuu0tuu2
  uuu0*2,ttt0rrr0uuu0*5,qqq0ttt1uuu0*3,hhh3eee0*6,eee1ttt2uuu0*2,rrr1ppp0rrr1uuu0*4,ooo2qqq1uuu0*2,tuu2
  uuu0ttt0ppp0qqq0uuu0*3,rrr1mmm0lll0*2,ppp1ttt0ttt2eee0*8,ppp4uuu0*2,ttt0rrr0ttt0uuu0*4,ppp2kkk0qqq2uuu0tuu2
  uuu0sss1rrr0uuu0*3,ppp2kkk0*5,mmm1sss4eee0*8,ooo4uuu0*2,sss0qqq0rrr0uuu0*5,ppp1nnn2uuu0tuu2
  uuu0*5,ttt1lll0kkk0*6,ooo6eee0*8,ooo4sss1mmm0lll0*3,mmm0sss1uuu0*6,tuu2
  uuu0*5,qqq2lll0*7,lll4fff0*8,ooo4nnn1mmm0*6,ttt1uuu0*5,tuu2
  vvv0*36,uvv3
  vvv0sss9ttt7rrsdqrrjsss9rssdrsscrrrerrrftuu6vvv0*20,uvv0pqqb*2,qrs6vvv0uvv3
  vvv0vvv1vvv0*3,uuu2vvv0vvv1vvv0*24,tuu1*2,uuu0vvv0uvv3
  vvv0nopenoofkmmmlnngoppamnohnoohlmmdlmmjmnnmnoofttt4vvv0*23,uvv3
  vvv0rrs2qrr3qrr2rrr4qrr5pqq3opp4uuu2vvv0*27,uvv3
  vvv0nop8fhhjkmmeklmedfgjjklghjjfnoogpqqgqrrdrssbrrsdsss7rrsbsssavvv0*20,uvv3
  vvv0sss1tuu2rss4qrr5ttt2sss2rss2uuu2ttt5uuu4sst9ttt5stt6ttt6uuu4vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv1*3,vvv2vvv0uvv2uuu2*2,vvv0vvv1*2,vvv2uuu2vvv0*2,vvv1*2,vvv0vvv1vvv0*15,uvv3
  vvv0ttt8ttt6rrrgqrrdsssdsttarssettt9rssdvvv2ttt9tuu8sssbrssdrsscqrrdrrrcrssdrrrettt9vvv0*15,uvv3
  vvv0*36,uvv3
  vvv0*27,vvv1oqqcprrd*3,nqqhqrscttu5vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
settling 580x411
~ IqB6 xt-H y8yq PiZq 0WmK U5Z4 pkZW xdDn XPTb Ozah Ysxc EojP AMkb _sEV ypYx gGaV 5MCv q85g FaMa YYGF
~ bvOz PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB SGvN 3veU 2O7t jKC9 XJRG SXXY l2y3
  qrr9qrrerss8uvv0*34,
  uuu0*2,stt0ttt0uuu0*12,ttt0stt0*3,uuu0*12,sss0rrr0ttt0uuu0uvv0
  uuu0sss1ppp0sss1uuu0*12,qqq1ppp0*3,ttt1uuu0*11,sss1lll0ooo2uuu0tuu2
  uuu0ttt0*2,uuu0*13,sss1ppp0*2,qqq0uuu0*13,ttt0rrr1uuu0tuu2
  uuu0*2,qqq1mmm0ttt1uuu0*3,sss1lll0ppp2uuu0*6,qqq0ppp0ttt0uuu0*12,nnn2ooo1uuu0*2,tuu2
  uuu0rrr2lll0ooo2uuu0*4,jjj4eee0*2,ttt2uuu0*3,ppp2ggg1eee0*2,fff0mmm2uuu0*11,rrr2lll0ppp2uuu0tuu2
  uuu0rrr1qqq0uuu0*5,lll4eee0fff1ttt1uuu0*2,qqq3eee0*6,mmm4uuu0*3,ttt0rrr0ttt0uuu0*5,rrr1ppp1uuu0tuu2
  uuu0*2,ttt0rrr0uuu0*5,qqq0ttt1uuu0*3,hhh3eee0*6,eee1ttt2uuu0*2,rrr1ppp0rrr1uuu0*4,ooo2qqq1uuu0*2,tuu2
  uuu0ttt0ppp0qqq0uuu0*3,rrr1mmm0lll0*2,ppp1ttt0ttt2eee0*8,ppp4uuu0*2,ttt0rrr0ttt0uuu0*4,ppp2kkk0qqq2uuu0tuu2
  uuu0sss1rrr0uuu0*3,ppp2kkk0*5,mmm1sss4eee0*8,ooo4uuu0*2,sss0qqq0rrr0uuu0*5,ppp1nnn2uuu0tuu2
  uuu0*5,ttt1lll0kkk0*6,ooo6eee0*8,ooo4sss1mmm0lll0*3,mmm0sss1uuu0*6,tuu2
  uuu0*5,qqq2lll0*7,lll4fff0*8,ooo4nnn1mmm0*6,ttt1uuu0*5,tuu2
  vvv0*36,uvv3
  vvv0sss9ttt7rrsdqrrjsss9rssdrsscrrrerrrftuu6vvv0*20,uvv0pqqb*2,qrs6vvv0uvv3
  vvv0vvv1vvv0*3,uuu2vvv0vvv1vvv0*24,tuu1*2,uuu0vvv0uvv3
  vvv0nopenoofkmmmlnngoppamnohnoohlmmdlmmjmnnmnoofttt4vvv0*23,uvv3
  vvv0rrs2qrr3qrr2rrr4qrr5pqq3opp4uuu2vvv0*27,uvv3
  vvv0nop8fhhjkmmeklmedfgjjklghjjfnoogpqqgqrrdrssbrrsdsss7rrsbsssavvv0*20,uvv3
  vvv0sss1tuu2rss4qrr5ttt2sss2rss2uuu2ttt5uuu4sst9ttt5stt6ttt6uuu4vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv1*3,vvv2vvv0uvv2uuu2*2,vvv0vvv1*2,vvv2uuu2vvv0*2,vvv1*2,vvv0vvv1vvv0*15,uvv3
  vvv0ttt8ttt6rrrgqrrdsssdsttarssettt9rssdvvv2ttt9tuu8sssbrssdrsscqrrdrrrcrssdrrrettt9vvv0*15,uvv3
  vvv0*36,uvv3
  vvv0tuu1qrr6oppipqqbpqq9oqqboppgpqqboppgpqr9pqqboppfttt2vvv0*13,vvv1oqqcprrd*3,nqqhqrscttu5vvv0uvv3
  vvv0uvv0tuu0uvv0*5,tuu1uvv0*5,vvv0*22,uvv3
  uvv1vvv0*35,uuu0
settled 580x411
~ IqB6 xt-H c4mg PiZq 0WmK U5Z4 pkZW xdDn XPTb Ozah Ysxc EojP AMkb _sEV ypYx gGaV 5MCv q85g FaMa YYGF
~ bvOz PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB SGvN bFF7 2O7t mRrj XJRG SXXY l2y3
  qrr9qrrbstt6uvv0*34,
  uuu0*2,stt0ttt0uuu0*12,ttt0stt0*3,uuu0*12,sss0rrr0ttt0uuu0uvv0
  uuu0sss1ppp0sss1uuu0*12,qqq1ppp0*3,ttt1uuu0*11,sss1lll0ooo2uuu0tuu2
  uuu0ttt0*2,uuu0*13,sss1ppp0*2,qqq0uuu0*13,ttt0rrr1uuu0tuu2
  uuu0*2,qqq1mmm0ttt1uuu0*3,sss1lll0ppp2uuu0*6,qqq0ppp0ttt0uuu0*12,nnn2ooo1uuu0*2,tuu2
  uuu0rrr2lll0ooo2uuu0*4,jjj4eee0*2,ttt2uuu0*3,ppp2ggg1eee0*2,fff0mmm2uuu0*11,rrr2lll0ppp2uuu0tuu2
  uuu0rrr1qqq0uuu0*5,lll4eee0fff1ttt1uuu0*2,qqq3eee0*6,mmm4uuu0*3,ttt0rrr0ttt0uuu0*5,rrr1ppp1uuu0tuu2
  uuu0*2,ttt0rrr0uuu0*5,qqq0ttt1uuu0*3,hhh3eee0*6,eee1ttt2uuu0*2,rrr1ppp0rrr1uuu0*4,ooo2qqq1uuu0*2,tuu2
  uuu0ttt0ppp0qqq0uuu0*3,rrr1mmm0lll0*2,ppp1ttt0ttt2eee0*8,ppp4uuu0*2,ttt0rrr0ttt0uuu0*4,ppp2kkk0qqq2uuu0tuu2
  uuu0sss1rrr0uuu0*3,ppp2kkk0*5,mmm1sss4eee0*8,ooo4uuu0*2,sss0qqq0rrr0uuu0*5,ppp1nnn2uuu0tuu2
  uuu0*5,ttt1lll0kkk0*6,ooo6eee0*8,ooo4sss1nnn0lll0*3,mmm0sss1uuu0*6,tuu2
  uuu0*5,qqq2lll0*7,lll4fff0*8,ooo4nnn1mmm0*6,ttt1uuu0*5,tuu2
  vvv0*36,uvv3
  vvv0sss9ttt7sssbrssgstt8sssb*2,rssd*2,uuu5vvv0*20,uvv0pqqb*2,qrs6vvv0uvv3
  vvv0vvv1vvv0vvv1vvv2uuu3vvv1uvv3vvv1*3,vvv0*21,tuu1*2,uuu0vvv0uvv3
  vvv0nopenoofkmmmlnngoppamnohnoohlmmdlmmjmnnmnoofttt4vvv0*23,uvv3
  vvv0sss1rss3rss1sss3rss4qrr2qrr3uvv1vvv0*27,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv0*3,vvv1vvv0vvv1vvv0*3,vvv1vvv0*2,vvv1vvv0*21,uvv3
  vvv0ttt8ttt6rrrgqrrdrssesttbrrsgsstaqrreuvv2ttt9*2,rssdrrrfrsscqrrd*2,rssdrrrestt9vvv0*15,uvv3
  vvv0*36,uvv3
  vvv0ttt3rss8oppdpqqdpqqc*3,opqestt4vvv0*17,vvv1oqqcprrd*3,nqqhqrscttu5vvv0uvv3
  vvv0uvv0uuu0uvv0*7,vvv0*26,uvv3
  uvv1vvv0*35,uuu0
cancelled 580x411
~ IqB6 xt-H qZ8j PiZq 0WmK U5Z4 pkZW 4RpM XPTb Ozah Ysxc APjl Tv0q _sEV ypYx 5_Im 5MCv q85g FaMa YYGF
~ bvOz PA9C P0cY E1ZP Ysxc v8WB SGvN d9sd J1U- ijU7 vu8j SXXY l2y3
  rrsarss8qrrcstt4uvv0*33,
  uuu0*2,ttt0rrr0*2,uuu0*2,sss0stt0uuu0*4,tuu0ttt0*3,rrr0qqq0ttt0*4,uuu0*8,rss0rrr0stt0uuu0*2,uvv0
  uuu0*3,nnn1kkk0qqq2uuu0ttt0*2,uuu0*2,sss0rrr0qqq0*2,ppp0ooo0mmm2hhh1mmm0nnn0ppp0qqq0*2,sss0uuu0*5,ttt1lll0mmm0ttt1uuu0*2,tuu2
  uuu0*4,rrr0rrr1uuu0*3,ttt0qqq0*2,rrr0sss2lll0*4,fff1eee0*3,lll2qqq0*3,sss0uuu0*3,sss1qqq0ttt0uuu0*3,tuu2
  uuu0*8,sss0qqq0rrr0uuu0vvv0*2,mmm1lll0*3,fff1eee0*3,ooo2ppp0*2,qqq0*2,rrr0uuu0*8,tuu2
  uuu0*7,rrr0qqq0ooo1vvv0*4,ppp2lll0*3,fff1eee0*2,ggg2ppp0*4,ooo1ppp0qqq0ttt0uuu0*6,tuu2
  uuu0*6,rrr0qqq0mmm1kkk0ppp2vvv0*3,ttt2lll0*3,fff1eee0*2,kkk2ppp0*3,ooo1kkk0lll0ppp0qqq0uuu0*6,tuu2
  uuu0*5,sss1qqq0mmm1kkk0*3,sss2vvv0*3,mmm1lll0*2,fff1eee0*2,nnn2ppp0*3,lll0kkk0*2,lll0ppp0rrr0uuu0*5,tuu2
  uuu0*4,ttt0qqq0ooo1kkk0*4,lll1uuu1vvv0*2,ppp2lll0*2,fff1eee0fff2ppp0*3,mmm1kkk0*4,ppp2qqq0sss1uuu0*4,tuu2
  uuu0*4,rrr0qqq0ppp0ooo0lll0kkk0*3,ooo2vvv0*2,sss2lll0*2,fff1eee0jjj2ppp0*2,nnn1kkk0*3,lll0rrr1vvv0sss1qqq0uuu0*4,tuu2
  uuu0*3,ttt1qqq0ppp0*4,mmm0kkk0*3,qqq2vvv0*2,mmm1lll0fff1eee0nnn2ppp0ooo0kkk0*3,nnn1uuu1vvv0*3,qqq0sss1uuu0*3,tuu2
  uuu0*3,rrr1qqq0*6,ooo0lll0*3,uuu1vvv0rrr2qqq0ooo1lll1qqq0*2,mmm0lll0*2,ppp1vvv0*5,sss1qqq0uuu0*3,tuu2
  vvv0*36,uvv3
  vvv0stt8tuu8sstcsstbrsscrssdvvv0*24,uvv0pqqb*2,qrs6vvv0uvv3
  vvv0uuu0vvv0vvv1uuv3vvv1*2,vvv0*25,tuu1*2,uuu0vvv0uvv3
  vvv0oppenoofmnnlppqcmnnklmnittt5vvv0*28,uvv3
  vvv0sss1rss3qrr3stt2sss2qrr2*2,vvv0*28,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*2,vvv1vvv0*31,uvv3
  vvv0ttt9*2,rssdqrrgrssdqrrerrrerssgrrrdttt9vvv0*25,uvv3
  vvv0*36,uvv3
  vvv0vtr3tqo9solftpmcsolcsnkitpnasoldtpn8solesnkhsoldvts1vvv0*14,nqqfnqqeprrgprrbprriprrattu5vvv0uvv3
  vvv0vuu0vut0*5,vts1vut0*5,vvu0vvv0*22,uvv3
  uvv1vvv0*35,uuu0
only-english 580x411
~ IqB6 xt-H NfC4 PiZq 0WmK PiZq pkZW xdDn XPTb Ozah Ysxc EojP AMkb 3gyW cIpk 5MCv q85g FaMa YYGF bvOz
~ U988 P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN _OPq SXXY l2y3
  rssa*2,qrraqrrdttt5uvv0*32,
  uuu0uut0uso0usp0uut0*12,utp0uso0*3,uut0*12,qss0ors0stt0uuu0uvv0
  vtq0vqh1vm50vqg1vtq0*12,vn71vm50*3,vsn1vtq0*11,pqo27il0fmm3vtq0uus1
  vtq0vrk0vsl0vtq0vtp0vtq0*11,vpe1vm50*2,vo91vtp0vtq0*11,vtp0ssp1mpo2vtq0utq1
  vtq0*2,vnh2uf90vso2vtq0*3,tso1hji1oom2vtq0*5,vtp0soh1rnf0vto0vtq0*12,uhb3uke1vtp0vtq0utq1
  vtq0vpk2ue70ujd2vtq0*4,bff518a028a1tso3vtq0*3,oom36bc218a0*2,4ab1jkj3vtp0vtq0*10,vni2ue70ulg2vtq0utq1
  vtq0vni2vmg1vtp0vtq0*4,ehg518a039b2usp2vtq0*2,oom428a118a0*5,hji5vtq0*3,vsn0vpe0vsm0vtq0*4,vtp0voj1ulf2vtq0utq1
  vtq0*2,vsl0vpc0vto1vtq0*3,vtp0mnl1sro1vtq0*3,8cd518a0*6,28a1tso3vtq0*2,vpd1vm50vob1vtq0*4,gnm3npo2vtq0*2,utq1
  vtq0vsm1vm60vn91vtp0vtq0*2,oqo2dlm18jl0akl0jon1utp0usp318a0*8,nnl5vtq0*2,vsl1voa0vrj1vtq0*4,hnn36ik0mpo3vtq0utq1
  vtq0vqf1voa0vsn0vtq0*2,kon36ik0*5,cll2sro618a0*8,lmk5vtq0vtp0vql0voj0vql0vtp0vtq0*3,utp0gmm2dlm4vtq0utq1
  vtq0*5,ssp27ik06ik0*6,gmm918a0*8,lmk5vrn1uhb1ue70*3,uga1vqm1vtq0*6,utq1
  vtq0*5,lpn36ik0*7,8ik618a0*8,llj6ug91ue70*5,uf81vso1vtq0*5,utq1
  vvv0*36,uvv3
  vvv0stt8ttt7sssbrssgstt8sssb*2,rssd*2,uuu5vvv0*25,uvv3
  vvv0uvv1vvv0vvv1vvv2uuu3vvv1uvv3vvv1*3,vvv0*25,uvv3
  vvv0nnoimnohmnnhnnofpqqcnooelnnhvvv0*28,uvv3
  vvv0sss1rss3rss1ttt1sss2qrr2pqq6vvv0*28,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sstbqrrerss8qrrdrrrcsssasssbqqrgvvv1vvv0*26,uvv3
  vvv0vvv1vvv0*9,vvv1*2,vvv0*23,uvv3
  vvv0ttt9ttt6rrrgssscsssattt9rrrdttt9uuu4sttassscrrrdrssdrrrbqrrfrsscrsserrrbuvv3vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0*25,tuu3oqqcprrgqrsdnpqdnqqfoqrhoqrcpqrdttu5vvv0uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
not-joined 580x411
~ IqB6 xt-H q_0F PiZq 0WmK PiZq pkZW H4B5 XPTb Ozah Ysxc hdGG iD4K ypYx LJ2W 5MCv q85g FaMa YYGF bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN RvVu DdJC SXXY l2y3
  rssarrs9rrsdrss8uvv0*33,
  uuu0utt0*2,qrr1npp0*2,sss1utt0*5,utq0uso0*2,uts0utt0*5,opq1npp0npq1utt0*6,ors0*2,qss0utt0*2,uuu0uvv0
  vrq0vrp0uqo149b218a0*2,ade5vrp0*4,vqn0vm60vm50*2,voe1vrp0*4,mlk518a0*3,lkk5vrp0*4,knn36ik0*3,rpo2vrp0*2,uss1
  vrp0*2,ron518a0*3,4ab5vrp0*4,vpj1vm50*3,vna1vrp0*4,ghh518a0*3,fgh5vrp0*4,flm36ik0*3,mnn3vrp0*2,urq0
  vrp0*2,vqp07cd418a0*2,fgg5vrp0*4,vqo0vn70vm50*2,vph1vrp0*4,qnm328a118a028a0pmm4vrp0*4,oon26ik0*2,8jl1tqo1vrp0*2,urq0
  vrp0*3,uqo1kkj1mlk1vqp0vrp0*5,vqn0vph0vpk0vrp0*6,rom1jjj0qnm2vrp0*6,qpo1lnn0sqo1vrp0*3,urq0
  vrp0*2,vqp0non1hmm0imm0qpo1vrp0*4,uqo0kjj1dfg0ghh1qnm2vrp0*4,vqn0vlh0uje0vlh0vpn0vrp0*4,vqm0vof0vod0vph0vqo0vrp0*2,urq0
  vrp0vqp0dkm26ik0*4,jmn2vrp0*2,tpo26bc318a0*4,kkj4vrp0*2,vol1uf80ue70*3,uf80vol1vrp0*2,vpj0vm60vm50*3,vn80vqm0vrp0urq0
  vnk0kmm36ik0*6,mmm3nll1cff518a0*5,28a1snk3vol0uga1ue70*5,ug91pmm1qnl1vm70vm50*5,vnb1vnk0uom2
  tf82ofa06ik0*5,6hj118a0*8,7992te70ue70*7,jc8218a0*2,mi73vm50*5,ui61ue70tic9
  tf82se806ik0*5,5gi218a0*8,ca93ue70*8,eb8318a0*2,hf74vm50*5,uh61ue70tic9
  uhc2fhg16ik0*6,6df28cd118a0*6,28a0nea2uga1ue70*6,rd71acc2bdb2tl61vm50*5,vl60uhb0tkf7
  vvv0*36,uvv3
  vvv0stt9ttt7rssastt9sstbrssbrrscsssdttt7vvv0*26,uvv3
  vvv0uvv2vvv0vvv1*3,uuu3vvv1*3,vvv0*26,uvv3
  vvv0oopelnndmnohqqrbmnngmnnjmnncmnomkmmlmnngvvv0*25,uvv3
  vvv0sss1rss3rss1ttt1sss2pqq5qrr2vvv0*28,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*9,vvv1*2,vvv0*23,uvv3
  vvv0ttt9ttt6rrrgssscsssattt9rrrdttt9uuu4sttassscrrrdrssdrrrbqrrfrsscrsserrrbuvv3vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0stt5oppfpqqboqqfpqqavvv0*23,oqrgprrfprscoqrdqrsettu5vvv0uvv3
  vvv0uvv0*2,uuu1uvv0*2,vvv0*30,uvv3
  uvv1vvv0*35,uuu0
joined 580x411
~ IqB6 xt-H ssZ0 PiZq 0WmK PiZq pkZW xdDn XPTb Ozah Ysxc EojP AMkb ypYx gGaV 5MCv q85g FaMa YYGF bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN Z_g8 d6MI ifO4 _OPq SXXY l2y3
  qrrerss8ttu3uvv0*34,
  uuu0uut0uso0usp0uut0*12,utp0uso0*3,uut0*12,qss0ors0stt0uuu0uvv0
  vtq0vqh1vm50vqg1vtq0*12,vn71vm50*3,vsn1vtq0*11,pqo27il0fmm3vtq0uus1
  vtq0vrk0vsl0vtq0vtp0vtq0*11,vpe1vm50*2,vo91vtp0vtq0*11,vtp0ssp1mpo2vtq0utq1
  vtq0*2,vnh2uf90vso2vtq0*3,tso1hji1oom2vtq0*5,vtp0soh1rnf0vto0vtq0*12,uhb3uke1vtp0vtq0utq1
  vtq0vpk2ue70ujd2vtq0*4,bff518a028a1tso3vtq0*3,oom36bc218a0*2,4ab1jkj3vtp0vtq0*10,vni2ue70ulf2vtq0utq1
  vtq0vni2vmg1vtp0vtq0*4,ehg518a039b2usp2vtq0*2,oom428a118a0*5,hji5vtq0*3,vsn0vpe0vsm0vtq0*4,vtp0voj1ulf2vtq0utq1
  vtq0*2,vsl0vpc0vto1vtq0*3,vtp0mnl1sro1vtq0*3,8cd518a0*6,28a1tso3vtq0*2,vpd1vm50vob1vtq0*4,gnm3npo2vtq0*2,utq1
  vtq0vsm1vm60vn91vtp0vtq0*2,oqo2dlm18jl0akl0jon1utp0usp318a0*8,nnl5vtq0*2,vsl1voa0vrj1vtq0*4,hnn36ik0mpo3vtq0utq1
  vtq0vqf1voa0vsn0vtq0*2,kon36ik0*5,cll2sro618a0*8,lmk5vtq0vtp0vql0voj0vql0vtp0vtq0*3,utp0gmm2dlm4vtq0utq1
  vtq0*5,ssp27ik06ik0*6,gmm918a0*8,lmk5vrn1uhb1ue70*3,uga1vqm1vtq0*6,utq1
  vtq0*5,lpn36ik0*7,8ik618a0*8,llj6ug91ue70*5,uf81vso1vtq0*5,utq1
  vvv0*36,uvv3
  vvv0stt8ttt7sssbrssgstt8sssb*2,rssd*2,uuu5vvv0*25,uvv3
  vvv0uvv1vvv0vvv1vvv2uuu3vvv1uvv3vvv1*3,vvv0*25,uvv3
  vvv0nopenoofkmmmmnnfppq9mnohnoohlmmdlmmjmnnmnoofttt4vvv0*23,uvv3
  vvv0sss1rss3rss1rss4rrr5qrr2qqr3uuu2vvv0*27,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrsdsssbrrsfrsse*2,rssfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*4,vvv1vvv0vvv1vvv0*2,vvv1*2,vvv0*23,uvv3
  vvv0ttt9ttt6rrrgssscsssattt9rrrdttt9uuu4sttassscrrrdrssdrrrbqrrfrsscrsserrrbuvv3vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0rts4psq8nqpdlpnenrp9vvv0*19,tuu3oqqcprrgqrsdnpqdnqqfoqrhoqrcpqrdttu4vvv0uvv3
  vvv0uvu0sut1tuu0*3,vvv0*30,uvv3
  vvv1vvv0*35,uuu1
tasks-done 580x411
~ IqB6 xt-H ic25 PiZq 0WmK PiZq pkZW OVHH XPTb Ozah Ysxc jhwV 5ume ypYx Xccc 5MCv 1qP7 FaMa Kr5e bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN OUJE d6MI ifO4 anbX SXXY l2y3
  qrrarssbrss8rrs9uvv0*33,
  uuu0tuu0*12,suu0npp0oqr1qst0ors0stu0uvv0tuu0utq0uso0*7,usp0tuu0*2,prr0oqq0*2,qrs1uvv0
  qtt0ptt0*13,dij439b39km4dmo2qtt1uvv0qss0vn70vm50*8,hkj439b118a0*3,18a1hklh
  pst0ptt0*14,ors0oss0ptt0rtu0tuu0rro1vm50*8,lh7318a0*6,7del
  pst0ptt0*17,ruu0tuu0rrn1vm50*2,vm60vpf0vrj0*4,6aa518a0*6,7del
  pst0ptt0*17,rtu0tuv0qsr0vm50vn91vus0vvv0*4,vvv218a0*7,7del
  pst0ptt0*2,pst0*2,ptt0*13,qtt0vvv0qtt0uoc1vtq1vvv0*5,uuv318a0*7,7del
  pst0ptt0*2,thc2skg2ptt0*10,pst0sli1tg90ue70*3,uhb3vvv0*6,uuv318a0*7,7del
  pst0ptt0*2,rom1qpo1ptt0*9,pst0sje2ue70*5,ujd3vvv0*6,uuv318a0*7,7del
  pst0ptt0*8,mqr1gkl0ejk0*3,jji2ue70*6,ujd3vvv0*6,uuv318a0*7,7del
  pst0ptt0*7,fkl418a0*5,eb83ue70*6,ujd3vvv0*6,uuv318a0*7,7del
  pst0ptt0*2,pst0ost0*3,kop418a0*6,fb83ue70*6,ujd3vvv0*6,uuv318a0*7,7del
  vvv0*36,uvv3
  vvv0ttt8*2,rrrbtttarss9uuu4vvv0*29,uvv3
  vvv0vvv1vvv0vvv1*3,vvv0*30,uvv3
  vvv0mnnlnoofoppgmnngmnnfqqqavvv0*29,uvv3
  vvv0ttt1ttt3rss1pqq2vvv0*31,uvv3
  vvv0mno8qrramnnbhjjcsttbqrrbrssarrsarss7stt7rrsbttt5vvv0*23,uvv3
  vvv0qrr1pqq3qrr2pqq2ttt5sst6uuu5stt8uuu5ttt6sss9ttt6vvv0*23,uvv3
  vvv0sss9rrreqrresstdrssdrrsdsssbrrsfrsse*2,rssfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*4,vvv1vvv0vvv1vvv0*2,vvv1*2,vvv0*23,uvv3
  vvv0ttt9ttt6rrrgssscsssattt9rrrdttt9uuu4sttassscrrrdrssdrrrbqrrfrsscrsserrrbuvv3vvv0*16,uvv3
  vvv0*36,uvv3
  vvv0rts4psq8nrpamqodmqocmqoerts3vvv0*20,stt4oqrcqrscqrsdpqrdprrcttu4vvv0uvv3
  vvv0uvu0sut1tuu0*4,uvu0vvv0*23,uvv2vvv0*4,uvv3
  vvv1vvv0*35,uuu1
to-claim 580x411
~ IqB6 xt-H xjYp PiZq 0WmK PiZq pkZW REdy XPTb Ozah Ysxc aggV mi-3 ypYx OLm1 5MCv VE0q q85g FaMa aVKl
~ bvOz PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB qcYC Ysxc fklu SGvN -CP2 BAjq M6mU SKz2 SXXY l2y3
  rss8rrs9rsscuvv0*34,
  tuu0suu0*11,tqp0upn0trq0suu0*2,mrr0nrs1suu0*2,usn0uso0suu0*2,urr0usr0suu0tuu0uvv0uuu0suu0*4,tuu0uvv0
  qtt0ptt0*6,nrr48df0ejk1ors1ptt0qqq1tf80tf91qss1ptt0cln36ik0nrs2ptt0uoc1vm60qss0ptt0umk0vmk0pst0qtt0vvv0uvv0ptt0*5,rtt1
  pst0ptt0*6,nqr528a018a04ac2mqq2ptt0rnk2ue70rli2ptt0jpq36ik0hop3ptt0sqj1vm50rrm1ptt0ton0vlj0qss0ptt0uvv0vvv0ptt0*5,qst0
  pst0ptt0*3,pst0sqk0uod0tpg0prr1fjl318a05bd3pst0*2,tf91tga2ptt0pst16il0cln3ptt0rro1vm50spi1ptt0spo0vlj0rrq0ptt0tuv0vvv0ptt0*5,qst0
  jno1jno0*3,qoh2vm50*3,una0pst0chi518a0jno5ptt0sjf2ue70qrr2ptt09km3*2,ptt0qsr1vm50tpf1ptt0rqp0vlj0rqp0ptt0tuu0vvv0qtt0ptt0*4,qst0
  39b518a0*3,ni74vm50*4,qrp1jno518a0fjl5ptt0sli2ue70qqp2ptt0bkm38jl3ptt0qss0vm50toe1ptt0rqq0vlj0sqp0ptt0tuu0vvv0qtt0ptt0*4,qst0
  5bd43ac0*3,nj84vm50*4,qsr0imn518a0fkl5ptt0slh2ue70qqq2ptt0akm38jl3ptt0qss0vm50toe1ptt0rqq0vlj0sqp0ptt0tuu0vvv0qtt0ptt0*4,qst0
  pst0ptt0*3,rro0vn70vm50*2,sph1pst07ce418a0mpq4ptt0sid2ue70qss1ptt08jl2akm3ptt0qsq1vm50tpg1ptt0sqp0vlj0rqq0ptt0tuv0vvv0qtt0ptt0*4,qst0
  pst0ptt0*4,qsr0rqm0qro1glm16ce218a0bhi5ptt0qrr1ue70tid2ptt0nrs26ik0dmo3ptt0rrm1vm50sqj1ptt0spo0vlj0rrr0ptt0uvv0vvv0ptt0*5,qst0
  pst0ptt0*6,nqr518a0*2,chi3pst0ptt0sjf2ue70rom2ptt0hop36ik0jpq3ptt0tph1vm50rro1ptt0tom0vlj0qst0ptt0vvv0uvv0ptt0*5,qst0
  qtt0*7,pss2imn0nrr1qtt0*2,rnl2uf80tie1qtt0*2,akm29jm1pst1qtt0uob0vn80qtt0*2,vnk0unl0qtt0*2,vvv0tuv0qtt0*6,
  vvv0*36,uvv3
  vvv0sttastt8rsscrssdrsscqrrhttt8vvv0*28,uvv3
  vvv0uuv2vvv0vvv2vvv1vvv0*2,uuu3vvv0*28,uvv3
  vvv0oppblmnhmnoioopfnooeklmomnngttt3vvv0*27,uvv3
  vvv0*2,uvv2uuu2qrr1rss3ttu1pqq4rss4sss2qrr2vvv0*25,uvv3
  vvv0sssdsss8ttt6jklbjllhlmmekmmfcefmeggiikkisstcqqrbrssastt8rrs8sss9rss9ttt6vvv0*17,uvv3
  vvv0ttt7sss7ttt6pqq2sss2opp7qrr3sss3sss2qrr2ttt5sss7uuu5ttt8ttt6rss9sst9ttt5vvv0*17,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv1*3,vvv0vvv1*3,vvv0*2,uuu2uvv2vvv1vvv0*2,vvv1*2,vvv0*2,uuu2vvv1vvv0*2,vvv1vvv0*11,uvv3
  vvv0ttt8ttt6rrrgsssbsstattt8rsscttu8uuv3ttt9sttarsscssscrrrbqrrersscrssdrrrbvvv2stt7ttt8qqrgsstbrssivvv0*11,uvv3
  vvv0*36,uvv3
  vvv0utq3qni8rpkesqmdrokesqlcsqmarpkhuso7vvv0*18,nqqfoqqjqrscprrenpqhprrcttu5vvv0uvv3
  vvv0vvu0vus0vvt0*7,vvv0*26,uvv3
  uvv1vvv0*35,uuu0
to-claim-draws 580x411
~ IqB6 xt-H iQAK PiZq 0WmK PiZq pkZW 4RpM XPTb Ozah Ysxc APjl Tv0q ypYx 5_Im 5MCv xsuU FaMa AqZ9 bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF SGvN ffkV BAjq M6mU Z7x7 SXXY l2y3
  rss8rrs9rsscrss9rrrbttt3uvv0*31,
  uuu0uut0sts1mqr0*2,tut1uut0uqo0urp0uut0*4,uts0urr0*3,qqp1opp1urr0*3,usr0uut0*8,uqo0upn0urp0uut0*2,uvv0
  vtq0*2,utp1clm26ik0lpn3vtq0vsn0vso0vtq0vtp0vqn0vnk0vlj0vli0vkh0vjf0pgd3acc2lhg0pjh0vli0vlj0vmj0vpm0vtp0vtq0*4,vrm2ue70uf91vrn1vtq0*2,uts1
  vtq0*3,vtp0mpo1oqo2vtq0*3,vro0vmk0vlj0vom0vpn2uf80ue70*3,489218a0*2,28a0lhb3vme0vli0vmj0vqn0vtp0vtq0*2,vrm1vni0vso0vtq0*3,utq1
  vtq0*7,vtp0vpm1vlj0vnl0vts0vvv0*2,ug92ue70*3,489318a0*3,rk63vm50vm70vme0vli0vnk0vtp0vtq0*7,utq1
  vtq0*6,vtp0vol0vlj0llk2vvv1vvv0*3,ulh3ue70*3,489318a0*2,6a94vm50*4,mkf2ulj0vmj0vsp0vtq0*6,utq1
  vtq0*5,vtp0vol1vlj0fjk16ik0iop4vvv0*3,vrp3ue70*3,489318a0*2,gf84vm50*3,ola16ik0ajk1tlj0vmj0vtp0vtq0*5,utq1
  vtq0*5,vpm1vlj0fjk26ik0*3,pss3vvv0*3,uf91ue70*2,489318a0*2,qk64vm50*2,tm718ij06ik0*2,ajk1ulj0vnk1vtp0vtq0*4,utq1
  vtq0*4,vso1vlj0qlg17ik06ik0*3,9jl1tuu1vvv0*2,ulg3ue70*2,489318a05a93vm50*3,djh16ik0*4,kmn3vlj0vqm1vtq0*4,utq1
  vtq0*3,vtp0vnk1vlg0vm60ql919jj06ik0*3,dmn3vvv0*2,vqo3ue70*2,489318a0fe84vm50*2,jkd26ik0*3,7jl0mqr2vvv0vpn1vmj0vtp0vtq0*3,utq1
  vtq0*3,vro1vlj0vma0vm50*2,um60fjf16ik0*3,kpq4vvv0vvv1uf81ue70489318a0pj64vm50ql917ik06ik0*2,blm2stu1vvv0*2,vuu1vmj0vpm1vtq0*3,utq1
  vtq0vuq0*2,vol1vmi0vn70*5,mld18jl0*3,rtt2vvv0voj2vni0klj1fih2vn80un80bjj18jl0*2,hop2vvv0*5,vpo1vnk0vtq0vuq0*2,utq1
  vvv0*36,uvv3
  vvv0stt8ttt8rssesssdrrrerrsevvv0*29,uvv3
  vvv0uuu0vvv0*2,vvv1vvv0*31,uvv3
  vvv0oppenoofmnnlppqcmnnklmnittt5vvv0*28,uvv3
  vvv0sss1rss3qrr3qqq3vvv0*31,uvv3
  vvv0opp8fhhjijkjgiidqrrhqrrbrssa*2,stt7rssarss7vvv0*24,uvv3
  vvv0rrr2sst3rrs2pqq3ttt5sst6uuu5stt8rrsbsst8sss6vvv0*24,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv1*3,vvv0vvv1*3,vvv0*2,uuu2uvv2vvv1vvv0*2,vvv1*2,vvv0*2,uuu0vvv2vvv1*3,vvv0*11,uvv3
  vvv0ttt8ttt6rrrgsssbsstattt8rsscttu8uuv3ttt9sttarsscssscrrrbqrrersscrssdrrrbvvv2sttctuu8rrsdrrseqrrdvvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0utq3qni8sqm9rpkesplesqlcsqmdspkgvtq3vvv0*18,prrboqriqrsbprrdoqrdqrscttu5vvv0uvv3
  vvv0vvu0vus0vvt0*6,vvu0vvv0*26,uvv3
  uvv1vvv0*35,uuu0
to-claim-several 580x411
~ IqB6 xt-H m0Vj PiZq 0WmK PiZq pkZW 4RpM XPTb Ozah Ysxc APjl Tv0q ypYx 5_Im 5MCv q85g FaMa YYGF bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF SGvN -bCf BAjq M6mU 54Mh SXXY l2y3
  rss8rrs9rsscrss6rssa*2,uvv0*31,
  uuu0uut0stt0ors0*2,uut0*2,urp0usq0uut0*4,uts0usr0*3,rqq1pqq1usr0*3,uts0uut0*8,urp0uqo0usq0uut0uuu0uvv0
  vtq0*2,utp1bkl26ik0lpn3vtq0vrm0vso0vtq0vtp0vrn0vnk0vlj0*2,vlh0vkg0ogd4bcd3nig0rjh0vli0vlj0vnk0vqn0vtp0vtq0*4,vrn2ue70uf80vrm1vtq0*2,uus1
  vtq0*3,utp0lpn1nqo2vtq0*3,vso0vnk0vlj0vnl0vpm2uf80ue70*3,489218a0*2,39a0mhb3vlf0vli0vmj0vqn0vtp0vtq0*2,vqm1vmg0vsn0vtq0*3,utq1
  vtq0*7,vtp0vpm1vlj0vnl0vss0vvv0*2,uf92ue70*3,489318a0*3,qk64vm50vm80vlf0vlj0vol0vtp0vtq0*7,utq1
  vtq0*6,vtp0vol1vlj0nlk2vvv0*4,ulg3ue70*3,489318a0*2,6a93vm50*4,nlf1ulj0vnk0vtp0vtq0*6,utq1
  vtq0*5,vtp0vol1vlj0gjk16ik0jpq4vvv0*3,vqo3ue70*3,489318a0*2,gf84vm50*3,pl916ik0bjk1ulj0vnk0vtp0vtq0*5,utq1
  vtq0*5,vqm1vlj0hjk26ik0*2,7il0qst3vvv0*3,uf81ue70*2,489318a0*2,pj64vm50*2,tm709jj16ik0*2,bjk1ulj0vok1vtp0vtq0*4,utq1
  vtq0*4,vso1vlj0qlg26ik0*4,9km2uuv1vvv0*2,ukg3ue70*2,489318a05a93vm50*3,ejg16ik0*4,kmm3vlj0vqn1vtq0*4,utq1
  vtq0*3,vtp0vnk1vlh0vm60pl919ij06ik0*3,fmo3vvv0*2,vqo3ue70*2,489318a0fe84vm50*2,lkc26ik0*3,7il0kqq2vvv0vpn1vmj0vtp0vtq0*3,utq1
  vtq0*3,vro1vlj0vma0vm50*2,tm70djg16ik0*3,lqr4vvv0vvv1uf81ue70489318a0pj64vm50rl817ik06ik0*2,akm1rtt2vvv0*2,vuu1vlj0vpm1vtq0*3,utq1
  vtq0*3,vol1vlh0vm50*5,kkc17ik06ik07jl1rtt2vvv0vni2umg0iji1dgf2vm60um60aji16ik0*2,gno2uvv0vvv0*4,vpn1vmj0vtp0vtq0*2,utq1
  vvv0*36,uvv3
  vvv0ttt7tuu7sstcsstbrsscrssdvvv0*29,uvv3
  vvv0uuu1vvv1*2,uuv3vvv1*2,vvv0*29,uvv3
  vvv0oppenoofmnnlpqqcmnnklmnittt5vvv0*28,uvv3
  vvv0sss1rss3qrr3stt3sss2qrr2*2,vvv0*28,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv0*9,vvv1*2,vvv0*7,uuu0vvv1vvv0*14,uvv3
  vvv0ttt8ttt6rrrgssscsssattt9rrrdttt9uuv3ttt9ssscrrrdrssdrrrbqrrfrsscrsserrrbuvv3sttcttt9rrsdrrrfqqrevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0utq3qni8sqlbtqmarpkhtrmbvvu0vvv0*18,prrfnqqiqrseoqrfrssboqqfprrfprrdttu5vvv0uvv3
  vvv0vvu0vus0vvt0*4,vvv0*21,vvv1vvv0*7,uvv3
  uvv1vvv0*35,uuu0
to-claim-beside-draws 580x411
~ IqB6 xt-H meEN PiZq 0WmK PiZq pkZW 4RpM XPTb Ozah Ysxc APjl Tv0q ypYx 5_Im 5MCv xsuU FaMa AqZ9 bvOz
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF SGvN AGzP BAjq M6mU R80D SXXY l2y3
  rss8rrs9rsscrss8rrsbrss8qrrarrrcuuu1uvv0*28,
  uuu0uut0stt0ors0*2,uut0*2,urp0usq0uut0*4,uts0usr0*3,rqq1pqq1usr0*3,uts0uut0*8,urp0uqo0usq0uut0uuu0uvv0
  vtq0*2,utp1bkl26ik0lpn3vtq0vrm0vso0vtq0vtp0vrn0vnk0vlj0*2,vlh0vkg0ogd4bcd3nig0rjh0vli0vlj0vnk0vqn0vtp0vtq0*4,vrn2ue70uf80vrm1vtq0*2,uus1
  vtq0*3,utp0lpn1nqo2vtq0*3,vso0vnk0vlj0vnl0vom2uf80ue70*3,489218a0*2,39a0mhb3vmf0vli0vmj0vqn0vtp0vtq0*2,vqm1vmg0vsn0vtq0*3,utq1
  vtq0*7,vtp0vpm1vlj0vnl0vss0vvv0*2,uf92ue70*3,489318a0*3,qk64vm50vm80vlf0vlj0vol0vtp0vtq0*7,utq1
  vtq0*6,vtp0vol1vlj0nlk2vvv0*4,ulg3ue70*3,489318a0*2,6a93vm50*4,nlf1ulj0vnk0vtp0vtq0*6,utq1
  vtq0*5,vtp0vol1vlj0gjk16ik0jpq4vvv0*3,vqo3ue70*3,489318a0*2,gf84vm50*3,pl916ik0bjk1ulj0vnk0vtp0vtq0*5,utq1
  vtq0*5,vqm1vlj0gjk26ik0*2,7il0qst3vvv0*3,uf81ue70*2,489318a0*2,pj64vm50*2,tm709jj16ik0*2,bjk1ulj0vok1vtp0vtq0*4,utq1
  vtq0*4,vso1vlj0qlg26ik0*4,9km2uuv1vvv0*2,ukg3ue70*2,489318a05a93vm50*3,ejg16ik0*4,kmm3vlj0vqn1vtq0*4,utq1
  vtq0*3,vtp0vnk1vlh0vm60ola18ij06ik0*3,fmo3vvv0*2,vqo3ue70*2,489318a0fe84vm50*2,kkc26ik0*3,7il0kqq2vvv0vpn1vmj0vtp0vtq0*3,utq1
  vtq0*3,vro1vlj0vma0vm50*2,tm70djg16ik0*3,lqr4vvv0vvv1uf81ue70489318a0pj64vm50rl817ik06ik0*2,akm1rtt2vvv0*2,vuu1vlj0vpm1vtq0*3,utq1
  vtq0*3,vol1vlh0vm50*5,kkc17ik06ik07jl1rtt2vvv0vni2umg0iji1dgf2vm60um60aji16ik0*2,gno2uvv0vvv0*4,vpn1vmj0vtp0vtq0*2,utq1
  vvv0*36,uvv3
  vvv0ttt7tuu7sstcsstbrsscrssdvvv0*29,uvv3
  vvv0uuu1vvv1*2,uuv3vvv1*2,vvv0*29,uvv3
  vvv0oppenoofmnnlpqqcmnnklmnittt5vvv0*28,uvv3
  vvv0sss1rss3qrr3pqq4vvv0*31,uvv3
  vvv0opp8fhhjijkjgiidqrrhqrrbrssa*2,stt7rssarss7vvv0*24,uvv3
  vvv0rrr2sst3rrs2pqq3ttt5sst6uuu5stt8rrsbsst8sss6vvv0*24,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0uvv1vvv0*9,vvv1*2,vvv0*7,uuu0vvv1vvv0*14,uvv3
  vvv0ttt8ttt6rrrgssscsssattt9rrrdttt9uuv3ttt9ssscrrrdrssdrrrbqrrfrsscrsserrrbuvv3sttcttt9rrsdrrrfqqrevvv1vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0utq3qni8sqmcsplesqlerpketrn6sqlcspkesqmatqmarpkitrmavvu0vvv0*17,nqqeqrsgttu5vvv0uvv3
  vvv0vvu0vus0vvt0*11,vvv0*18,vvv1vvv0*3,uvv3
  uvv1vvv0*35,uuu0
to-claim-ended 580x411
~ IqB6 xt-H 4JFS PiZq 0WmK U5Z4 pkZW RXoc XPTb Ozah Ysxc yIe4 EhM_ _sEV ypYx wvXb 5MCv q85g FaMa YYGF
~ bvOz PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB SGvN yC5S BAjq M6mU r8Tx SXXY l2y3
  rss8rrs9rsscrss7qrrastt7uvv0*31,
  uuu0*4,sss0rss0sss0uuu0uvv0*2,uuu0*6,stt0qqq0sss1sss0*2,ttt0uuu0*7,uvv0ttt1qqq0uuu0*4,uvv0
  ttt0*4,ooo2kkk0lll0ttt1vvv0*2,ttt0*6,lll3eee0ooo4lll0ppp2rrr0ppp0*6,sss0uuu0vvv0*3,uuu0ttt0*2,ttt1
  ttt0*5,qqq1mmm0sss2uuu0ttt0*7,hhh3*2,nnn1mmm1rrr1ppp0rrr0*6,sss0ttt0*2,uuu0ttt0*4,stt1
  ttt0*16,ggg3iii3mmm1nnn1qqq0*2,ttt0*14,stt1
  ttt0*16,ggg3iii3mmm1nnn1qqq0*2,ttt0*14,stt1
  ttt0*15,ttt1eee1kkk3mmm1nnn1qqq0*2,ttt0*14,stt1
  ttt0*15,ooo3eee0ooo3mmm1nnn1qqq0*2,ttt0*14,stt1
  ttt0*14,rrr1fff1ggg2ttt1mmm1ooo1qqq0*2,ttt0*8,rrr0qqq0sss0ttt0*3,stt1
  ttt0*12,sss0nnn1fff1eee1qqq2rrr1lll0qqq1qqq0*2,ttt0*8,qqq0ppp0rrr0ttt0*3,stt1
  fgg3fff0*11,eee0*2,ggg1qqq1sss0mmm1mmm0ttt0qqq0*2,ttt0*8,sss0rrr0ttt0*4,stt1
  kkk2jjj0*10,kkk0lll0ooo1ttt0qqq0mmm0lll0rrr1sss0ppp0rrr0ttt0*6,sss0ooo0mmm0lll0mmm0ppp1ttt0*2,stt1
  vvv0*36,uvv3
  vvv0ttt3tuu5sssbrssersscssscsstarsscrrsdrssetuu7vvv0*19,uvv0pqqb*2,qrs6vvv0uvv3
  vvv0uuu2vvv1*3,vvv2vvv1*2,uuu4vvv1*3,vvv0*20,tuu1*2,uuu0vvv0uvv3
  vvv0oppbmnnhlmmklmnkmnoenoogoppemnnhmnofmnogklmnmnnkppqfvvv0*22,uvv3
  vvv0sss1rss3rss1ttt1sss2qrr2*2,vvv0uuu3vvv0*26,uvv3
  vvv0opp8fhhjlmme*2,dfgjjllhhjjgnoofqqrerrrbsss8rssasst6sss8stt9vvv0*20,uvv3
  vvv0rrr2sst3qqr5ppq6sss3qrr2qqr2ttt4stt7ttt6rssbstt8sss7sss8ttt6vvv0*20,uvv3
  vvv0sss9rrreqrresstdrssdrrressscrrrfrsse*2,rrsfsstaqrrksttarssdsssbrrrf*2,rrresssarrscrssg*2,rssaqrrdssscvvv0*9,uvv3
  vvv0vvv1vvv0*3,vvv1vvv0vvv1vvv0*6,vvv1vvv0*21,uvv3
  vvv0ttt9ttt6rrrgqrrdrssesttbrrsgsstaqrreuvv2sstattt9rssdrrrfrsscqrrd*2,rssdrrrestt9vvv0*15,uvv3
  vvv0*36,uvv3
  vvv0utq3qni8sqlgsplerojgtqm9sqmdspkfusp6vvv0*18,oqrgnqqiqsseprrenpqhprrcttu5vvv0uvv3
  vvv0vvu0vus0vvt0*7,vvv0*26,uvv3
  uvv1vvv0*35,uuu0
stake-maximum 580x217
~ IqB6 xt-H qtZx PiZq PiZq iG6J eKy8 mJwI BITL 4TY1 wvhZ
  rrs9rrsbrss9qrrbrssbrss9uvv0*31,
  uvv0*37,
  kmmrmnompqqeoppblnniuvv0*32,
  uvv0*3,tuu2uvv0*33,
  uvv0lnn2jkl0*2,opp2uvv0opp2gii0kmm2uuu0uvv0opp2gii0lmm2uuu0uvv0*22,
  uvv068969bc1acd0jkl4nop52562cef14782fhi6noo52562cef14782gii6uvv0*22,
  uuu02674mnn4qrr1uvv0bde6dfg6uvv0lnn63673ade7dgg6uvv0lmn63674uuu0uvv0*21,
  uuu19bc49bc02571lmm58ab6hjk6uvv0qqr61460589cikk6uvv0pqq61460ttt4uvv0*21,
  uuu0*2,uvv0egg6bde6bee6dfg6uvv0lmn63674bde7dfg6uvv0lmm63684uuu0qrr2pqq6lmn3nop3opp4klm0stt2uvv0*14,
  noo67ab2cff03671ijk6opp52562bde14782gii6nop52562bde13782gij6uuu1klm7hjjgijk7jllfikkdklmduvv0*15,
  tuu1klm1gii0mnn2uuu0uvv0pqq2gij0lmn2uuu0uvv0opq2gij0lmn2uuu0uvv0mnn3qrr4lmn3nop3pqq2qrr5uvv0*15,
  uvv0*37,
  qrrbpqqbqrrdrss8qrrfrss6qrrbrss9rssbqrrepqqesssarsscqrreqqrfsst7rssbqrrb*2,qrreqrrarssaqrrbqrr9rsscrrrcpqqcrss8pqrcuuu1uvv0*7,
  stt8rrrbqrrcrss8qrrcrrs6opqgrss8pqqgrrsb*2,qrrb*2,sssarrrerss8qrrarssaqrraqrrcqrrarss9rrs8rssaqrrdrssaqrrarss7qrrcstt5uvv0*7,
stake-pool 580x203
~ IqB6 xt-H tegf PiZq PiZq PYW2 btGS u6tB Kc0D 4TY1 wvhZ
  rrs9rrsbrss9rssauvv0*33,
  uvv0*37,
  uvv0qrr0*2,rrs0uvv0ttt1opp0stt1uvv0*3,ttt1npp0ttt1uvv0uuu0opp1rss1uvv0*2,qqr1pqq1uvv0*15,
  uuu1267369a09bc5stt258938bb14783rrr3uvv0sss358938bc15893rss3acd579a24782mno5hjk658925891fhh6uvv0*14,
  rss669a5mnn0ttt1ikk6bde6uvv0egh6fhh6uvv0hjj6cff6uvv0dfg6bded5895uuu0lmm68bc73674qrr5stt32573ttu3uvv0*13,
  ttt2dfg2bee37ab5fhi6fhh6uvv0ikk6cef6uvv0egh6gii6uvv0hij6589d8bc6uvv0opq658991460uuu2uvv03676rss6uvv0*13,
  rss3rss1qrr42562lmn77ab4sss1acd5hjk7lmn2jll78bb5sss18bc5giib3674qrr2fhi6bee669a6kmm6noo54784stt5noo9jllbmno8ikk7jll8stt1uvv0*7,
  noo469a15890ikk5uuu0egg44780bee3rss54782npp7dff44780cef4uuu1jkl547808bc2rss3opp469a15891moo4tuu3gijamnn9hijdhjj9mnoduvv0*8,
  uvv0*8,sst3dfg7uuu1uvv0*26,
  qrr8qrr9rss5qrr6qrr9uuu2uvv0*3,uuu0uvv0*27,
  pqqerrr8qrr7pqq9qrrauuu1uvv0*31,
  rrs7rss7rss8stt5rss9stt4sss7stt5stt6sss9qrrattt6stt7rssa*2,ttt4stt6rss7*2,stt7sss6sss7sst7sss6stt7sst7rrs8stt5rss8uuu1uvv0*7,
  rsscppqepqqhqrrcpqqiqrr9oppjqrrcoppkpqqiqrrfpqrgpqqgrrsepqqjrrsbpqqfqrrdqrrepqqjpqqeqrrcpqqc*2,pqqhqrrgopqdrrsaoppfttt5uvv0*7,
stake-long 580x137
~ IqB6 xt-H fukM PiZq PiZq oLXl YCBA bt6m Kc0D 4TY1 wvhZ
  rrs9rrsbrssarrs9uvv0*33,
  uvv0*37,
  lmm6pqq6ijk5noo6fhi4uvv0mnn7uuu1gij2pqq5lmm6uuu0hjj1jll8hjj7lmn9jll7rss3gii6mno7lmn7moo5lmn7rss3jll8opp4kll7uvv0*10,
  nop6noo6jkl9qrr5egh8rss5cef9ikk8fhh7dfgeegg8stt3ijkalmn8cefalmm9cefbkmm8mnncklm7hjjcopp5mnn8sss1hjjcpqq3klm9rrs6rss7uvv0*8,
  noo2noo3lmn0pqq4mnn2mnnauuu1qrr3lmn1rss3moo2mnnaqrr4stt1lnn2qrr3stt1lnnalnn2pqq3lmn0noo3nop3nop4lmn0noo4noo2rss8rrs8uvv0*8,
  pqqd*2,qqr7pqqaoppetuu2uvv0*31,
  qrr9sss5rss5rrr5rss5uuu0uvv0*31,
  qrrbpqqbqrrdrss8qrrfrss6qrrbrss9rssbqrrepqqesssarsscqrreqqrfsst7rssbqrrb*2,qrreqrrarssaqrrbqrr9rsscrrrcpqqcrss8pqrcuuu1uvv0*7,
  stt8rrrbqrrcrss8qrrcrrs6opqgrss8pqqgrrsb*2,qrrb*2,sssarrrerss8qrrarssaqrraqrrcqrrarss9rrs8rssaqrrdrssaqrrarss7qrrcstt5uvv0*7,
stake-mine 580x203
~ IqB6 xt-H 1jS5 PiZq PiZq PYW2 btGS u6tB Kc0D 4TY1 fcbm
  rrs9rrsbrss9qrrauuu0uvv0*32,
  uvv0*37,
  uvv0qrr0*2,rrs0uvv0ttt1opp0stt1uvv0*3,ttt1npp0ttt1uvv0uuu0opp1rss1uvv0*2,qqr1pqq1uvv0*15,
  uuu1267369a09bc5stt258938bb14783rrr3uvv0sss358938bc15893rss3acd579a24782mno5hjk658925891fhh6uvv0*14,
  rss669a5mnn0ttt1ikk6bde6uvv0egh6fhh6uvv0hjj6cff6uvv0dfg6bded5895uuu0lmm68bc73674qrr5stt32573ttu3uvv0*13,
  ttt2dfg2bee37ab5fhi6fhh6uvv0ikk6cef6uvv0egh6gii6uvv0hij6589d8bc6uvv0opq658991460uuu2uvv03676rss6uvv0*13,
  rss3rss1qrr42562lmn77ab4sss1acd5hjk7lmn2jll78bb5sss18bc5giib3674qrr2fhi6bee669a6kmm6noo54784stt5noo9jllbmno8ikk7jll8stt1uvv0*7,
  noo469a15890ikk5uuu0egg44780bee3rss54782npp7dff44780cef4uuu1jkl547808bc2rss3opp469a15891moo4tuu3gijamnn9hijdhjj9mnoduvv0*8,
  uvv0*8,sst3dfg7uuu1uvv0*26,
  qrr8qrr9rss5qrr6qrr9uuu2uvv0*3,uuu0uvv0*27,
  pqqerrr8qrr7pqq9qrrauuu1uvv0*31,
  qrr9stt6rrsbttt3sst6rss9rss7uuu0uvv0*29,
  pqqfpqqepqqgpqqdqrrcqrrgopqituu3uvv0*29,
stake-won 580x199
~ IqB6 xt-H 8FCg PiZq PiZq tm58 PYW2 tIbX u6tB 4TY1 wvhZ
  rrs9rrsbrss9sss8uvv0*33,
  uvv0*37,
  mnojnopioppenoofuvv0*33,
  uvv0*2,sss5uvv0*34,
  uvv0tuu1ijk2fhi5uvv0uuu0dfg2rss3uvv0*2,ttt2egh29cc0ikk4uvv0noo3acd1dfg2ttt2uvv0*18,
  ttt27aa4egh4qrr1uvv0klm69bc6uvv0*3,ttt2jkl3nop13673pqq83674lmm3cef5dfg6uvv0*18,
  hjj6367369a1cff4uuu169a5noo6hij3uvv0*4,qrr35895mnn97ab6uvv0opq65896uvv0*18,
  dfg6dff6tuu15895fhhd3673fhh02673lnn3uvv0*2,qrr369a5opp4opp66996uuu0noo67aa6stt1stt2rrs1rrr2rss2pqq0uuu0uvv0*11,
  lnn65893fhi14784opp6jll0jkl03674mnn67ab2nop847828ab2dfg0pqq479a4bee369a2ikk6lnn8lmndlmm9giiiikkdjllcuuu0uvv0*11,
  uvv0opp2jkl0rrs2uvv0*2,uuu0mnn2uuu0jll2rss3lmn0*3,sss2stt1jll1moo2uuu0ttt1npp3opp3opq4pqq2rss4uvv0*12,
  uvv0*37,
  pqqeoppfopqiqrrcoppkqrr9pqqfqrrcpqqgpqqjoppiqrrdpqqgpqqhoppkrssaqqrfpqqf*2,pqqjpqqeqqrepqqepqqcqrrgpqqgoppgqrrbopphtuu3uvv0*7,
  tuu3stt4*2,ttt2ttt4stt2pqqcttt3rssbttt4*2,sss8stt4tuu4ttt6ttt3stt3ttt4stt3ttt4stt4stt3ttt3stt5sss8ttu4stt4ttt2stt4tuu3uvv0*7,
only-english-page 580x228
~ IqB6 xt-H MixT PiZq HLbz 7zsi qmOo PiZq PiZq 2fTo IEdx 8Vs- NHmy elJy 5mqN 8Vs- NHmy elJy 8bJj 8Vs-
~ NHmy
  rssa*2,qrraqrrdrss9qrrattt3uvv0*30,
  uuu0*37,
  ttt0rss6stt1rss2stt5stt3stt2stt1sss3stt2stt1rss5stt3stt1rss3stt0tuu0*21,
  tuu0prreqrr9pqqcpqqgpqqdqrrapqqe*2,qrrapqqcoppgqrrbpqqcqrrarss5tuu0*21,
  uuu0*37,
  vvv0*36,uuu3
  vvv0rss9oppnoppevvv0*30,uvv3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0rrsbnopiopqeoppioppfvvv0*28,uvv3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0sss8oppmoppenooloppjuuu3vvv0*27,uvv3vvv0uvv3
  vvv0*36,uuu2
  uuu1uvv0*34,uuu1uvv0
skeleton 580x305
~ IqB6 xt-H mY7M PiZq 0WmK PiZq hCNB XPTb hCNB MiCb hCNB MiCb hCNB bvOz hCNB
  qrrbqrrarrsauuu0uvv0*33,
  uuu0tuu0*35,uvv0
  rss0*36,stt1
  rss0*37,
  rss0*37,
  rss0*37,
  rss0*37,
  rss0*37,
  rss0*37,
  rss0*37,
  rss0*37,
  rss0*36,stt2
  vvv0*36,uvv3
  vvv0stt0rss0*12,stt0vvv0*21,uvv3
  vvv0stt0rss0*26,uuu0vvv0*7,uvv3
  vvv0stt0rss0*17,stt0uvv0*8,vvv0*8,uvv3
  vvv0stt0rss0*17,stt0vvv0*16,uvv3
  vvv0ttu0stt0*29,tuu0vvv0*4,uvv3
  vvv1vvv0*35,uuu2
  uuu0rss0*34,tuu0uvv0
none-of-this-kind 580x263
~ IqB6 xt-H c_Qw PiZq v-Rx OFQG jJs9 NkMN UxaQ -6HV
  rssarss8rss9rssbrss9rrscttt3uvv0*30,
  uvv0*37,
  vvv0*6,tuu0*4,uuu0vvv0*14,uuv0tuu0*4,uuv0vvv0*5,uuu3
  vvv0*5,4ac318a0*4,ejk5ptt0*6,qsq0rro0ptt0*6,kop418a0*4,28a1rss4vvv0*4,uvv3
  vvv0*5,18a0*4,afh4pst0ptt0*6,una1vm60qss0ptt0*6,gkm418a0*4,opq6vvv0*4,uvv3
  vvv0*5,18a0*2,3ac1fkl3pst0ptt0*7,rrm0sqj0ptt0*8,jno25bd218a0*2,opq6vvv0*4,uvv3
  vvv0*5,fkl0jno1pst0ptt0*7,qtt0suu0uvv0*2,tuu0qtt0ptt0*7,pst0lpq1glm0rst3vvv0*4,uvv3
  vvv0*5,ptt0*9,qtt0uvv0vvv0*5,qtt0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,ptt0*9,suu0vvv0*6,uvv0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,rtu0qtt0*8,uvv0vvv0*7,qtt0*9,vvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*9,qrramnnhqqranoodnoollmmmnoocqqqbnooemnohnophnoohnoocnopcppqdkmmonooeqrr8vvv0*9,uvv3
  vvv0*10,uvv1vvv1uvv1vvv1uvv2uuv1vvv1uuv1uvv1uvv2vvv1uvv1*2,vvv1uvv2uvv1vvv0*10,uvv3
  vvv0*7,uuu6sssbrrse*2,rsscrssgqrrcsttastt8sss8rrrdrrrerrrgqrrgsssdrssestt9rsserssgrssd*2,tttavvv0*7,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
none-at-all 580x263
~ IqB6 xt-H Vf_g PiZq v-Rx OFQG jJs9 NkMN UxaQ pz7j
  rssarss8rss9rssduvv0*33,
  uvv0*37,
  vvv0*6,tuu0*4,uuu0vvv0*14,uuv0tuu0*4,uuv0vvv0*5,uuu3
  vvv0*5,4ac318a0*4,ejk5ptt0*6,qsq0rro0ptt0*6,kop418a0*4,28a1rss4vvv0*4,uvv3
  vvv0*5,18a0*4,afh4pst0ptt0*6,una1vm60qss0ptt0*6,gkm418a0*4,opq6vvv0*4,uvv3
  vvv0*5,18a0*2,3ac1fkl3pst0ptt0*7,rrm0sqj0ptt0*8,jno25bd218a0*2,opq6vvv0*4,uvv3
  vvv0*5,fkl0jno1pst0ptt0*7,qtt0suu0uvv0*2,tuu0qtt0ptt0*7,pst0lpq1glm0rst3vvv0*4,uvv3
  vvv0*5,ptt0*9,qtt0uvv0vvv0*5,qtt0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,ptt0*9,suu0vvv0*6,uvv0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,rtu0qtt0*8,uvv0vvv0*7,qtt0*9,vvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*9,qrramnnhqqranoodnoollmmmnoocqqqbnooemnohnophnoohnoocnopcppqdkmmonooeqrr8vvv0*9,uvv3
  vvv0*10,uvv1vvv1uvv1vvv1uvv2uuv1vvv1uuv1uvv1uvv2vvv1uvv1*2,vvv1uvv2uvv1vvv0*10,uvv3
  vvv0*6,rrrfssscrssbqrrirrresstaqrrnrssdrssfrssdssscrsscsss8sst8rssbrssasst9rrressserss7sssfrssessscrrrcvvv0*6,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
results 580x606
~ IqB6 xt-H CJIK PiZq PiZq ogRe Grog H1l3 0WmK PiZq pkZW OVHH XPTb Ozah Ysxc jhwV 5ume ypYx Xccc 5MCv
~ VE0q xGXC FaMa aVKl bvOz PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN Qczo SXXY l2y3 BKPk W1-U
~ J_1H SBa5 gNtQ xbiC -FLa NUHA
  rss8qrrettt3uvv0*34,
  uuu1uuu0uuu1tuu2uuu0uvv0*32,
  rssasss8rssbrrsctuu3uvv0*32,
  tuu0suu0*6,tuu0uvv0uuu0*2,uvv0*26,
  qtt0ptt0*5,qtt0tuu1rsq0sqj0sql0uuu0uvv0*25,
  pst0ptt0*2,eik4nrs2ioq2tuu1rrm1vm60vm50*2,uuu0uvv0*25,
  pst0ptt0*2,hmn3dkm5mrs2suu0un91vm50*3,uuu0uvv0*25,
  pst0ptt0*4,qtt0suu0vm60vo90vri0vrk0uuu0uvv0*25,
  pst0ptt0*4,qrr0tsr1uoe2vvu0vvv0*2,uuu0uvv0*25,
  pst0ptt0*2,qss0sid1ue70*2,ulg3vvv0*3,uuu0uvv0*25,
  hlm39fg09eg0ifd2ue70*3,ulh3vvv0*3,uuu0uvv0*25,
  39b518a0*2,fb83ue70*3,ulh3vvv0*3,uuu0uvv0*25,
  39b518a0*2,fb83ue70*3,ulh3vvv0*3,uuu0uvv0*25,
  4ac539b0*2,gca2uf80*3,umi3vvv0*3,uuu0uvv0*25,
  vvv0*11,uuu0uvv0*25,
  vvv0ttt9ttt8qrrdsstcqrrbtuu5vvv0*4,uuu0uvv0*25,
  vvv0*11,uuu0uvv0*25,
  vvv0mnnlnoofoppgmnngmnnfqqqavvv0*4,uuu0uvv0*25,
  vvv0rssfrrsbttt7vvv0*7,uuu0uvv0*25,
  vvv0pqq8oppbpqq8qrr6rrs6vvv0*5,uuu0uvv0*25,
  vvv0nop9mnnhlmnhklmhmnngopplmnnjpqqhrsscvvv0uuu0uvv0*25,
  vvv0qqqdoppmoppippqgvvv0*6,uuu0uvv0*25,
  vvv0ttt5ttt7*2,uuu6ttt6uuu5uuu4uuu5vvv0*2,uuu0uvv0*25,
  vvv0uuu5ttt8ttt7tuu7ttt9stt8tuu7sttavvv0*2,uuu0uvv0*25,
  vvv0rsscssscrrsfsstcrsshsssarssdssscvvv0*2,uuu0uvv0*25,
  vvv0ssscrrrerrsgrss8rrserssdrssfqrrfvvv3vvv0uuu0uvv0*25,
  vvv0uuu3uuv2vvv1*3,vvv2uvv2vvv2vvv0*2,uuu0uvv0*25,
  vvv0tuu6ttt5rrsfsssbstt9ttt8sssatuu7vvv0*2,uuu0uvv0*25,
  vvv0uuu3tuu8rrseqqrhrssdqrreqrrfvvv0*3,uuu0uvv0*25,
  vvv0ttt7sttbrrsgrrrcvvv0*6,uuu0uvv0*25,
  vvv0*2,vvv2vvv0*8,uuu0uvv0*25,
  vvv0*3,uuu3uuu2*2,uvv1uuu3vvv0vvv1vvv0uuu0uvv0*25,
  vvv0*3,stt5prrcrss8qrsdqrsfqssbtuu3vvv0uuu0uvv0*25,
  vvv0*11,uuu0uvv0*25,
  uuu0*11,uvv0*26,
  uvv0*37,
  uvv0*13,tuu2uuu1uuu0rrsbrrsarss9qrrcstt5uvv0stt8uvv0*14,
  uvv0*37,
results-none 580x323
~ IqB6 xt-H Fgwp PiZq z7Lk kaG9 OFQG jJs9 NkMN FL-c kxVU BpXI heOo
  rss8qrresss7rssastt5uvv0*32,
  uvv0*37,
  vvv0*6,tuu0*4,uuu0vvv0*14,uuv0tuu0*4,uuv0vvv0*5,uuu3
  vvv0*5,4ac318a0*4,ejk5ptt0*6,qsq0rro0ptt0*6,kop418a0*4,28a1rss4vvv0*4,uvv3
  vvv0*5,18a0*4,afh4pst0ptt0*6,una1vm60qss0ptt0*6,gkm418a0*4,opq6vvv0*4,uvv3
  vvv0*5,18a0*2,3ac1fkl3pst0ptt0*7,rrm0sqj0ptt0*8,jno25bd218a0*2,opq6vvv0*4,uvv3
  vvv0*5,fkl0jno1pst0ptt0*7,qtt0suu0uvv0*2,tuu0qtt0ptt0*7,pst0lpq1glm0rst3vvv0*4,uvv3
  vvv0*5,ptt0*9,qtt0uvv0vvv0*5,qtt0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,ptt0*9,suu0vvv0*6,uvv0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,rtu0qtt0*8,uvv0vvv0*7,qtt0*9,vvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*9,noogpqqdnopemnognopjmnohpqqcnoodnooenoojnopbrrsdlmmlnoohqqqdnoofoppdpqqdvvv0*9,uvv3
  vvv0*9,vvv1*2,uvv1uuv1vvv1ttt5vvv1uuu1uvv1vvv2uuu1vvv0vvv1uvv1vvv1uvv1vvv1vvv0*10,uvv3
  vvv0*10,uvv3rsscrrrcrsscsst9qrrdqrrkqrrfsttbsssdrssdrrrgsst9rssfrrrduuu3vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*14,vvv2uvv0*6,uvv3vvv0*14,uvv3
  vvv0*14,uvv7rss6oppjqrrboppdoppgqrrfuvv7vvv0*14,uvv3
  vvv0*14,vvv2uvv0*6,vvv3vvv0*14,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
results-elsewhere 580x323
~ IqB6 xt-H pASE PiZq z7Lk kaG9 OFQG jJs9 NkMN FL-c kxVU BpXI hjbH heOo
  rss8qrresss6rrrbqrrdrss9ttt2uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*5,6bd418a0*4,dik5ptt0*6,qsr0qrp0ptt0*6,jno418a0*4,29b1rss4vvv0*4,uvv3
  vvv0*5,18a0*4,9eg4pst0ptt0*6,uob1vm60qss0ptt0*6,ejk418a0*4,opq6vvv0*4,uvv3
  vvv0*5,18a0*2,29b1ejk3pst0ptt0*7,rql0spi0pst0ptt0*7,imn34ac118a0*2,opq6vvv0*4,uvv3
  vvv0*5,ejk0imn1oss0ptt0*8,suu0uvv0*2,suu0qtt0ptt0*7,pst0jno1ejk0rss3vvv0*4,uvv3
  vvv0*5,ptt0*9,qtt0uvv0vvv0*5,qtt0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,ptt0*9,suu0vvv0*6,uvv0ptt0*9,uvv0vvv0*4,uvv3
  vvv0*5,qtt0ptt0*8,uvv0vvv0*7,qtt0ptt0*7,qtt0vvv0*5,uvv3
  vvv0*36,uvv3
  vvv0*9,nopfqrrcppqcnopeoppinopgqrraoppcoppdoopgpqq9rssdmnnjoppfqrrcoppdpqqbqqqcvvv0*9,uvv3
  vvv0*9,uuu2*2,ttt3*2,uuu3sss6uuu3ttt3ttu2uuu4ttt2vvv0uuu3tuu3uuu1ttt3uuu3uuu1vvv0*9,uvv3
  vvv0*10,uvv3rsscrrrcrsscsst9qrrdqrrkqrrfsttbsssdrssdrrrgsst9rssfrrrduuu3vvv0*10,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0*4,tuu2dij0cij0*17,jmn3uvv3uvv0*6,vvv3vvv0*4,uvv3
  vvv0*4,oqq63bd39fhc7efa8fge8fgf8fgd6dfbaghe7efb6dfb9ghd8fgj8ega8ege9fhg8fgeaghk7efd7ef6uvv7qrrcoppfqrrcoppdpqqfrsscuvv7vvv0*4,uvv3
  vvv0*4,tuu2dij0cij0*17,jmn3vvv3uvv0*6,vvv3vvv0*4,uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
results-failed 580x108
~ IqB6 xt-H V4ap PiZq fQZs NxsB rFjb 2p05
  rss8qrrerss8qrrdrss8uvv0*32,
  uuu0uut0*34,uuu0*2,
  vsr1urp5vsq0vsq1urp4usp3vsq2usq2urp4vsq1vsq0usq2urp4vsq2vsr0vtr0*22,
  vtr0somcsqn7spn9spmctqo7tpnbtqn9tqoatpn8tqn5tqo9tpnctpn8urp4vtr0*22,
  usr4vsr0qonbrqo8qpnarqo9usq5vtr0*30,
  usr3usq1sqp5srp4rqo5trq4usq4vtr0*30,
  vts0vtr0*35,vut0
