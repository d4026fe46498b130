wheel-running 358x365
~ IqB6 xt-H Fr4g PiZq 6ZMn Zwj8 Stfz 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf GTUv dVDR BqIj
  qrrcrss8*2,rsscqrretuu2uvv0*17,
  uvv0*8,uuu0rss0tqp3upn2qrs2tuu0uvv0*9,
  uvv0*6,qss2eij26ce39ef1rlj9ulh4eij46ce3afg1mop2uuu0uvv0*6,
  uvv0*4,uuu0fjk3bed7kll4vpe1vn80vna3vme5vn70voc0mmj6cgg6bff5rss2uvv0*5,
  uvv0*3,tuu1afh5fhi5vom1vlj0vob3tk53oh47oh5arj45vm60aed74ac2eij76cd4prr3uvv0*4,
  uvv0*2,uuu0bgh5hjk7vmk0vlj0*2,voh3ul51oh4aog49rj45smb618a118a0*2,eij96cd5rss3uvv0*3,
  uvv0*2,mnm7cfh6vnk1vli0rif9vli1vmk1vn81rj4bqi4dvm51ggd818a0aegg39b418a0eijabff7uuu0uvv0*2,
  uvv0tuu17cd7tom5vlj0ukh2rif9phegvlj0voe3vm50*2,vn834ab318a028a19egg18a04ac3cggamoo6uvv0*2,
  uvv0lno6cgh9nkj3vmj0vlj0qifbvli0vlj0vnj3ni71lh70ihc818a0*5,bde3lkjbaeg6uvv0*2,
  uvv0dhj7cgic18a05bd2ihh3tmk2vlj0skh2gij6rss1ttt0jmm328a118a04ac2ged3rhc3ue70uid36ce9tuu2uvv0
  uvv07ce6cgia18a0*2,29b229b1dfg3fhh9vvv0uuu1rrr1vvv0ilm6iec5tga1sd70te71te70uf81bfh6pqr6uvv0
  uvv0adcdbfh639b27ce2aegh18a0*2,hkl6vvv0uuu2jllbvvv0ttt6kc83ue70pc56nb56la47ue70hihbnpp7uvv0
  uvv06bd8bgh618a0*2,7ceb18a0*2,fik6vvv0rrsapqqfuuu4qrs6lc83ue70qd63nb57oc54ue70dgh8npq6uvv0
  uvv08df6cgic18a0*2,28a08eg3aik47fh6sst3uuu4ttt4uuu2gjl9vts2vnj1ug90ue70*2,ug939ef6rss5uvv0
  uvv0fkl7cgic4ac29gh4akl36ik0*3,7fh4ikj2ill1hkj5stt2vvv0uuu3vuu2vqn1ujd1tkf56ce9uuu0uvv0
  uvv0pqr59ef7cln46ik06ee96gi46gh56ik0hmj6vm50*2,vqf2vvv0ttt6qppkttt3vvv0*2,kmn7eij6uvv0*2,
  uvv0*2,egf8flm96ik0*2,6ee96gh66ik0rnd5vm50*2,vm60vvt1qqpfpondnnmhvvv0vvv1bed9qss4uvv0*2,
  uvv0*2,prr36cd5emn66ik06hj16fg5dll5vm60qi4cpi4eul54vrk2vvv0rrq6ttt3vvv0eij6fjk6uvv0*3,
  uvv0*3,knn58eg6emn56ik0*2,nnf6vm50tk52pi46vm50vn91vvv0*3,hlm6afh5uuu0uvv0*3,
  uvv0*4,knn46ce4glm6cln4vn82vm50*2,tk51vm50*2,vto2tuu1cgh4bgh4tuu1uvv0*4,
  uvv0*5,prr2egf69ef2kkh2sof1vpe0*2,upf1nmg2ehh28cd4mnm5uuu0uvv0*5,
  uvv0*7,pqr2gkl38ef05bd1adc27ce0chj2kno2tuu0uvv0*7,
  uvv0*23,
wheel-before 358x365
~ IqB6 xt-H LBXo PiZq 6ZMn Zwj8 Stfz 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf GTUv 12_4 qjDV Xxgp
  qrrcrss8rss9qrrasss7uvv0*18,
  uvv0*9,stt0trq3uqo2stt1uuu0uvv0*9,
  uvv0*6,stt1gjk27df37ce1rli9ulh4dhi56ce3cgh1opq2uvv0*7,
  uvv0*4,uuu0hkl3bec7jkk4upf1voa0vob3vme5vn80vpd0llj5bff5dgg5sst2uvv0*5,
  uvv0*3,uuu0bgh5dgh5uom2vmj0voa2tk53ph46pi59rj44vm50bed75bd2eij76cd4qrs3uvv0*4,
  uvv0*3,chi5gij7vnk0vlj0*2,vog3ul51oh4aoh49rj45sma518a118a0*2,eij96ce5rst2uvv0*3,
  uvv0*2,mon6afg6vnl1vli0rif8vli0vmk1vn71rj4cpi4fvm51ghd818a09egf29b318a0eijabfg7uuu0uvv0*2,
  uvv0uuu18dd7som5vlj0ukh2qifaogdhvlj0voe3vm50*2,vn824ac418a028a2aegh18a05bd3cffamop5uvv0*2,
  uvv0loo6bgh9plk3vmj0vlj0qifcvli0vlj0vnj3pj61ni70kic818a0*5,9cd3kkjbafg6uvv0*2,
  uvv0dij7cgic18a07ce2kii3umk1vlj0tki1ghi6pqq1rss0hkl318a118a039b1eed3qhc3ue80ujd36ce9uuu1uvv0
  uvv07ce6cgib18a0*2,18a139b1fgg3fgh8vvv1vvv0*3,hkl6gec5tga2te70*2,ue70uf82afg6prr6uvv0
  uvv09dccbfh639b17ce1afgf18a0*2,hkl6uuu3noohoppgrss8stt6kc83ue70pc66nb56mb57ue70hihanpp7uvv0
  uvv06bd8bgh628a118a18dfd18a0*2,fjk6tuu5ppqlqrrdsssarss6lc83ue70qc63mb58nb54ue70dhh8npp6uvv0
  uvv08df6cgic18a0*3,7df3aij47fh6stt2vvv0*3,gkl9usr2umi1uf80ue70*2,ug929eg6qss6uvv0
  uvv0fjk7cgic39b18fh4ajl37il06ik0*2,7fh4ill2jmm0hkk6rss2vvv0uuu2vuu2vpm1uhc1tjf56ce9uuu0uvv0
  uvv0oqq59eg7cln56ik06ef86gi46gi56ik0gmj6vm50um50vqg2vvv0uut5qpokuuu3vvv0*2,lnn7dhi6uvv0*2,
  uvv0uuu0dge8fln96ik06hj16ef86gh66ik0rnd5vm50*2,vn60vvu0qqpgppocnmlhvvv0vvv1cfd9qrr4uvv0*2,
  uvv0*2,oqq46ce5dln56ik06hj26fg5cll5vm60qi4cpi4eul54vrk2vvv0qqp8ttt3vvv0gjk6eij6uvv0*3,
  uvv0*3,ilm59fg6dln46ik0*2,nng6vm50tk52pi45vm50voa1vvv0*3,jmn68eg5tuu1uvv0*3,
  uvv0*4,ilm47ce4gmn5bkm3vn92vm50*2,sk52vm50*2,vtp2uuu1eij49eg4ttu1uvv0*4,
  uvv0*5,oqq3cfe7bfg3mlg2upf1vpd0vpc0vpe0png2gii28cd5kml5uuu0uvv0*5,
  uvv0*6,uuu0npp2eik37ce15bd1adc26bd1bgh2jlm2ttu1uvv0*7,
  uvv0*23,
wheel-ended 358x365
~ IqB6 xt-H B5hk PiZq 6ZMn Zwj8 Sjds 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf GTUv xVLJ qjDV Oqn7
  qrrcrss8*2,qrrbrss8uvv0*18,
  uvv0*9,tuu0ttt1stt1ttt0uuu0uvv0*9,
  uvv0*6,ttt0ooo1lll1lll0qqq5rrr2nnn2kkk1mnn0rss1uvv0*7,
  uvv0*4,uuu0ppp1lmm3ppp2rss0rrr0rrr1rrr3rrr0sss0pqq2mmm2nnn2ttt1uvv0*5,
  uvv0*3,uuu0mnn2nnn2sss1rrr0rrr1pqq1ooo3ooo4ppp2qrr0mmm3kkk1ooo3kkk2stt1uvv0*4,
  uvv0*3,nnn2ooo3rrr0*3,rss2qqq0ooo5ooo4ppp2qrr3iii0*3,ooo4kkk2ttt1uvv0*3,
  uvv0*2,rrr3mmm3rrr0*2,ppp4rrr0rrr1rrr0ppp6ooo7qqq0nnn4iii0mmm7jjj1iii0noo5mmm3uuu0uvv0*2,
  uvv0uuu0lll3rrr2rrr0qqq1ppp5ooo8rrr0rrr2qrr0*2,rrr1jkk2iii0jjj1mmm8iii0kkk1mmm5rrr2uvv0*2,
  uvv0qrr3mnn4qqq1rrr0*2,ppp5rrr0*2,rrr2lmn1jlm0noo4iii0*5,lll1ppp5mmm3uvv0*2,
  uvv0noo3nnn6iii0lll1ooo1rrr0*2,opp2fjk6pqr1rss0ilm4dfg3iii0jjj0mmm1ooo1ooo0ppp1kll4uuu0uvv0
  uvv0lll3nnn5iii0*3,jjj0nnn1fij9vvv1vvv0*3,ilm7llm4ooo1nnn0*2,noo0ooo1mmm3sss3uvv0
  uvv0lll6mmm3jjj0kll0mmm7iii0*2,hkl7uuu4oppgnoohqrrbstt6gij4noo0mmm3*2,lll3noo0ooo5rss3uvv0
  uvv0kkk4mnn3ijj0iii0lll6iii0*2,hkl8uuu5pqqkqrrcrsscrss6hjj4noo0mmm1lll3mmm2noo0nnn4rss3uvv0
  uvv0lll3nnn6iii0*3,lll1nnn1ehi8ttt2vvv0*3,gkl9ttt2rrr0ooo0noo0*2,ooo1lmm3ttt2uvv0
  uvv0ooo3nnn6jjj0mmm1ooo1nnn0*2,mnn0ehi5ilm2jmn1gkl5qrs2vvv0uuu1*2,sss0ppp0qqq2kkk4uuu0uvv0
  uvv0sss2mmm3ppp2nnn0lll4mmm2*2,nnn0ppp2qqq0pqq0sss1vvv0uuu2sssauuu1vvv0*2,qqq3nnn3uvv0*2,
  uvv0*2,mnn4ppp4nnn0*2,lll4mmm3nnn0rrr2qrr0*2,rrr0uvv0sss8rss6qqq8vvv0*2,mmm4stt2uvv0*2,
  uvv0*2,sss2kll2ppp2nnn0mmm1lmm3opp2rrr0opp6ooo7qqq2ttt1vvv0sss4tuu2vvv0ooo3*2,uvv0*3,
  uvv0*3,pqq2mmm3ppp2nnn0*2,qqq3qrr0qqq1ooo2qrr0rrr0vvv0*3,qqq3lmm2uuu0uvv0*3,
  uvv0*4,pqq2lll2ppp2ooo1rrr1qrr0qqq0pqq1qrr0*2,uuu1uuu0noo2mmm2uuu0uvv0*4,
  uvv0*5,sss1mmm3mmm1pqq1rss0sss0*3,qrr1ooo1lll2qqq2uuu0uvv0*5,
  uvv0*6,uuu0rss1ooo1lll0kkk0lll1kkk0mnn1pqq1uuu0uvv0*7,
  uvv0*23,
wheel-cancelled 358x365
~ IqB6 xt-H 0Am7 PiZq 6ZMn Zwj8 Sjds 3vDb vqcA 4E7D oDoc zBqp L7YY kNom 6eXm pd8s Nclb kNom f7jZ t3ru
~ kNom zT4s v38B Nclb kNom Xd5_ klR7 kd5T kNom 6eXm oF0h Nclb kNom F9Av _0KO fpHw kNom f7jZ HJCv rxGU
~ kNom mOFa m3rn yXzg _pC- KAw_ 4E7D fXBf GTUv TrqM
  qrrcrss8*2,rrsaqrrdrss8uvv0*17,
  uvv0*8,uuu0ttt0stt2sss1ttt1uuu0uvv0*9,
  uvv0*6,ttt1noo1kll1lmm0qqq4qrr2ooo2lll1mmm0rrr1uuu0uvv0*6,
  uvv0*4,uuu0ooo1mmm3pqq2sss0rrr0rrr1rrr2rrr0rss0qqq3mnn3mmm2ttt1uvv0*5,
  uvv0*3,uuu0mmm2noo2sss1rrr0rrr1pqq1ooo3ooo5ppp2qrr0lmm3jkk1ooo3kkk2sss1uvv0*4,
  uvv0*2,uuu0mmm2opp3rrr0*3,rss2qqq0ooo5noo4ppp2qqq3iii0*3,noo4kkk2ttt1uvv0*3,
  uvv0*2,qrr3mmm3rrr0*2,ppp4qqq0rrr0*2,ppp5opp6qqq0nnn4iii0mmm7jjj2iii0noo5mmm3uuu0uvv0*2,
  uvv0uuu0lll3rrr2rrr0qqq1ppp4ooo8rrr0rrr2qrr0*2,rrr1jjj1iii0ijj0mmm8iii0jkk1mnn5rrr3uvv0*2,
  uvv0qrr3nnn4ppp1rrr0*2,ppp5rrr0*2,rrr2jlm1ikl0mnn4iii0*5,lll1ppp5mmm3uvv0*2,
  uvv0nnn3nnn6iii0kkk1ooo1rrr1rrr0opp2gjk6rss1ttt0jmn3dfg3iii0jjj1mmm1ooo1noo0ppp1kll4uuu1uvv0
  uvv0lll3nnn5iii0*2,jjj1jjj0mmm1fijavvv0*4,jmn7llm4ooo0nnn0*3,ooo1mmm3sss3uvv0
  uvv0lll6mmm3jjj1lll1mmm8iii0*2,hkl7rss8qrrd*2,pqqbqrrcgij4noo0mmm3lmm3lll3noo0ooo5rss3uvv0
  uvv0kkk3mnn3iii0*2,lll5iii0*2,gjk8ttu2tuu5tuu4ttt3qrr7hjk4noo0mnn1mmm3mmm2noo0nnn4rss3uvv0
  uvv0lll3nnn6iii0*2,ijj0lll1nnn1fii7sst3vvv0*3,gjk9tuu2rrr0ooo0noo0*2,ooo1lll3ttt2uvv0
  uvv0opp3nnn6jkk1mmm1ooo1nnn0*3,fij4hkl2ilm1gkl5rss2vvv0uuu1*2,sss0ppp0qqq3kll4uuu0uvv0
  uvv0sss2lmm3ppp2nnn0lll5mmm2mmm3nnn0ppp3qrr0*2,sss1vvv0uuu3sssauuu1vvv0*2,qqq3noo3uvv0*2,
  uvv0*2,nnn4ppp4nnn0*2,lll5mmm3nnn0rrr2qrr0*2,rrr0uvv0sss7rrr6qrr8vvv0uvv0mmm4ttt1uvv0*2,
  uvv0*2,sss1kkk2ppp2nnn0mnn0mmm3ppp2qrr0opp6ooo7qqq2ttt1vvv0ttt3uuu1vvv0ooo3*2,uvv0*3,
  uvv0*3,qqq2lmm3ppp2nnn0*2,qqq3qrr0qqq1ooo3qrr0rrr0vvv0*3,ppp3mmm2uuu0uvv0*3,
  uvv0*4,qqq2kkk2ppp2ppp1rrr1qrr0qqq0pqq0qrr0*2,uuu1uuu0nnn2mmm2uuu0uvv0*4,
  uvv0*5,sss1nnn3lmm1ppp1rrr0sss0*3,qqq1nnn1lll2qrr2uuu0uvv0*5,
  uvv0*7,sss1opp1lll0kkk0lll1lll0nnn1qqq1uuu0uvv0*7,
  uvv0*23,
wheel-few-prizes 358x365
~ IqB6 xt-H JZLk PiZq 6ZMn Zwj8 Stfz wPoX vqcA 4E7D oDoc zBqp L7YY kNom Vy3H pd8s Nclb kNom LRUb t3ru
~ kNom KG63 v38B Nclb kNom X8C0 klR7 kd5T kNom q9i0 oF0h Nclb kNom Vy3H pd8s Nclb kNom LRUb t3ru kNom
~ KG63 v38B Nclb kNom X8C0 klR7 kd5T kNom q9i0 oF0h Nclb _pC- KAw_ 4E7D fXBf GTUv dVDR BqIj
  qrrcrss8rss9*2,qrrdrrs8uuu1uvv0*16,
  uvv0*9,stt0trq3uqo2stt1uuu0uvv0*9,
  uvv0*6,stt1gjk27df37ce1rli9ulh4dhi56ce3cgh1opq2uvv0*7,
  uvv0*4,uuu0hkl3bec7djk4opl5vo90vnb3vme5vn80upg4chi4bff5dgg5sst2uvv0*5,
  uvv0*3,uuu0bgh5bgh6dln36ik0ell5tk53ph46pi59rj44ljc818a05bd2eij76cd4qrs3uvv0*4,
  uvv0*3,chi5dij89km16ik06hj07il1tma5oh4aoh49rj45bed85bd818a0*2,eij96ce5rst2uvv0*3,
  uvv0*2,mon6afg5emo46ik06hi26ef46hj3mmf6rj4cpi4fum9529b34ac6afgk28b229b2ikkbbfg7uuu0uvv0*2,
  uvv0uuu18dd7stt3uvv1fno26ik06fg86gi4elk5vm50*2,mjc818a0*2,28a15bc3ogc5uga2dgf9mop5uvv0*2,
  uvv0lno6dhi6vvv0vvu2vvv0lpq57jl16ik07jl1oka3ni70bec718a0*2,cdd6sga3sd60ue70ojh9afg6uvv0*2,
  uvv0dij7npq6vvv0mlkfqppcrrqdstu1bkm3bhi5pqq1rss0hkl339b2kfd6ue80pc57j949rd62uid36ce9tuu1uvv0
  uvv07ce6tuu4vvv2pondqqpeuut4vvv0hklbvvv1uuu1rrr1vvv0jll7rd71ue70nb5aob54qc63uf81afg6prr6uvv0
  uvv09dccvvv0*3,tsr9vvv0*2,ilm9vvv0uuu2jllbvvv0stt6keb3uic0*5,hihanpp7uvv0
  uvv06bd8ukf3ue70*2,sd62ue70*2,ijk8vvv0rrsapqqfuuu4rss6mop6vvv0rrrdvvv0*3,ehi6npp6uvv0
  uvv08df6rjg9te70h836ob59sd62ue70gec8stt2uuu4ttt4uuu2fjk9uvv1vvv0qpogonmhrrr7vvv09eg6qss6uvv0
  uvv0fjk7kih9ue70ma58pc65sd73kgd639b24ac2ill3jmm0bhi45hj1gnp2uuu2rrqblkjhuuu3vvv16ce9uuu0uvv0
  uvv0oqq5aeg7ug92ue70tga2ded618a0*2,4ac4vn82um50imi66ik06ik1akl3rtt2vvv0*2,lno6dhi6uvv0*2,
  uvv0uuu0dge8okh8pgc56bc35bc918a0*2,dfd8vm50*2,qnd66hj26ef96hj17jl0lqr2vvv1cfd9qrr4uvv0*2,
  uvv0*2,oqq47ce5afh818a05bd79egh39b3nkb8qi4cpi4eum769jl46gi26ef56ik08jl1dij8eij6uvv0*3,
  uvv0*3,ilm59eg79eg618a029b139b3rk87mg3bng3boh46hmj66ik0*2,9jl1ekl89eg5tuu1uvv0*3,
  uvv0*4,ilm47ce4dhi63ac1cfd8ul51sj43rj44sk52pne66ik0emn3bgi59eg4ttu1uvv0*4,
  uvv0*5,oqq3cfe7afg3jki5upf1vpc0voc0vpe0pnh3dhj38cd5kml5uuu0uvv0*5,
  uvv0*6,uuu0npp2eik37ce15bd1adc26bd1bgh2jlm2ttu1uvv0*7,
  uvv0*23,
wheel-long-names 358x365
~ IqB6 xt-H 5wCR PiZq 6ZMn Zwj8 Stfz 5d50 vqcA 4E7D oDoc zBqp L7YY kNom Vy3H pd8s Nclb kNom LRUb t3ru
~ kNom KG63 v38B Nclb kNom X8C0 klR7 kd5T kNom Vy3H oF0h Nclb kNom q9i0 TGB0 fpHw kNom LRUb HJCv rxGU
~ kNom pKay NGyZ HFGK kNom X8C0 EL_R Nclb kNom KG63 mMFT _pC- KAw_ 4E7D fXBf GTUv dVDR BqIj
  qrrcrss8rssaqrrbrss7rrsbstt5uvv0*16,
  uvv0*8,uuu0rss0tqp3upn2qrs2tuu0uvv0*9,
  uvv0*6,qss2eij26ce39ef1rli9ulh4eij46ce3afg1mop2uuu0uvv0*6,
  uvv0*4,uuu0fjk3bed7kih4uoh4vn80vna3vme5vm60upf4chi4cgg6bff5rss2uvv0*5,
  uvv0*3,tuu1afh5fgh6tid2ue70uib4tk53oh47oh5arj45ljc818a04ac2eij76cd4prr3uvv0*4,
  uvv0*2,uuu0bgh5hii8ug91te70qd67te71um95oh4aog49rj45bed86cea28a118a0dhj96cd5rss3uvv0*3,
  uvv0*2,mnm7cgh6ukf3sd62qc69te70ue70vlb5rj4bqi4dun9529b239b5afgj29b2*2,kkkbbff7uuu0uvv0*2,
  uvv0tuu17cd7ttu3vvv0ulh2ue70*3,uib4vm50*2,mjc818a0*3,7bc4qgc5ug91dgg9moo6uvv0*2,
  uvv0lno6eij6vvv0qpp8onmbvqo2uf91ue70te81nja3lh70adc618a0*2,eed6tf92rd61te70ojg9aeg6uvv0*2,
  uvv0dhj7npq6vvv0onmgponhtss7vut1rhd3ghh5rss1ttt0jmm34ac3mgd6ue70pc59j949qd63uid36ce9tuu2uvv0
  uvv07ce6uuu4uuu2kjiiqpphuuu2vvv0hklbvvv0uuu1rrr1vvv0kmm7rd71ue70ob59oc54rd63uf81bfh6pqr6uvv0
  uvv0adcdvvv0vuu0vtt2vuu0*3,ilm9vvv0uuu2jllbvvv0ttt6kfc3uje0*5,hjhanpp7uvv0
  uvv06bd8vpn2vlj0*2,tjh8vlj0*2,ikk9vvv0rrsapqqfuuu4qrs6npp6vvv0rrqevvv0*3,dhi6npq6uvv0
  uvv08df6snm8vlj0rif8phecvlj0*2,hgg8rst3uuu4ttt4uuu2gjj9vvv1vvv0qpognnmirrr7vvv09ef6rss5uvv0
  uvv0fkl7kkk8vlj0rif6sjg6uli2jii529b139b1gkl3hkl1hhe5sk61vpe1vut2rrralljguuu3uvv26ce9uuu0uvv0
  uvv0pqr59ef6vmk1vlj0tmk2bef54ac618a04ac58jl36ik0onf6vm50ul53um84vtp1vvv0*2,lno6eij6uvv0*2,
  uvv0*2,egf8omm7okj45ac218a07deh7ceg8fga6ik0*2,glk6ul54oh4ful52vm60vri1vvv1bed9qrs4uvv0*2,
  uvv0*2,prr36cd5bfh818a04ac36cd618a1aika6gi46ef88jl2un93sk53oh49vm50vn80ehh7fjk6uvv0*3,
  uvv0*3,knn58ef7afg718a0*2,3ac49ik66fg6*2,6hi4one6vm50*2,vn90hji7afh5uuu0uvv0*3,
  uvv0*4,knn46ce4dhj75bc28ega6ik0*4,glj6vm60tof2cgg4bgh4tuu1uvv0*4,
  uvv0*5,prr2egf69ef3ejk5emn1emo0*2,fmo1flm3ehh28cd4mnm5uuu0uvv0*5,
  uvv0*7,pqr2gkl38ef05bd1adc27ce0chj2kno2tuu0uvv0*7,
  uvv0*23,
wheel-many-prizes 358x431
~ IqB6 xt-H EVhI PiZq 6ZMn dAuQ 46ec EPsD yrye 2y5S QE0b zErY KgoV udud nTYJ EcBW mudy qtjU DE50 eUNC
~ dVDR BqIj
  qrrcrss8rss9rrsbrssaqrrbrss7uvv0*16,
  uvv0*15,utp0vsn0*4,usn0uuu0uvv0
  uvv0vvv0*13,vuu1vm60vm50*5,vsm1uvv0
  uvv0vvv0rssbrrserrrfpqqfvvv0*4,stt8rssauvv1vvv0vut2vm50tl54sk49rj4ask48vm50vrl1uvv0
  uvv0vvv0tuu4tuu5ttt5stt6vvv0*4,stt8ttt6vvv0*2,vut2vm50ul52ul53tk54ul53vm50vrl1uvv0
  uvv0vvv0*13,vuu1vm60vm50*5,vsn1uvv0
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0uus0vtq0*4,vtr0uvu0uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0vvv0ttt4pqqi*2,rss9vvv0*3,uuu3rssbrrrcsss8vvv0*4,qrrcrss9uuu2vvv0*2,uvv0
  uvv0vvv0uuu4qqqgoppjrrsevvv0*4,ttt5stt5uvv3vvv0*4,stt7ttt7vvv2vvv0*2,uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,
  uvv0vvv0*20,uvv0*2,
  uvv0vvv0*2,rsseqrrcsst8vvv0*3,ttt8sssarssbsss7vvv0*2,rrscoppioppgnoploppkpqqjvvv0uvv0
  uvv0vvv0*2,ttu6stt5uvv3vvv0*3,uuu3stt7ttt7ttt4vvv0*3,tttaqqrgnopnqqrfvvv0*2,uvv0
  uvv0vvv0*20,uvv0*2,
  uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*2,
  uvv0sss8sss9rssbrsscrssa*2,uvv1vvv0*13,uvv0*2,
  uvv0rss9qqriopplpqqkoopjppqiuvv1vvv0vvv1rssdrrrcsss8vvv0*3,uuu1rsseqrrdstt7vvv0*2,uvv0
  uvv0uuu4stt7pqqgppqhstt9ttt7vvv0*2,uvv1ttt4stt5uvv3vvv0*3,vvv1ttu5stt5uvv2vvv0*2,uvv0
  uvv0vvv0*2,uuu4ttt7vvv1vvv0*15,uvv0*2,
  uvv0*2,vvv0*19,uvv0*2,
  uvv0vvv0*9,uuu1sss1vvv0*10,uvv0
  uvv0vvv0*9,uuu2jllbvvv0*10,uvv0
  uvv0vvv0*9,rss9ppqcuvv3vvv0*9,uvv0
  uvv0vvv0*9,tuu5stt7uuu3vvv0*8,uvv0*2,
  uvv0*23,
hubs 358x131
~ IqB6 xt-H WfHG z2yA a6Bf GTUv Ba_G AKp0 a6Bf GTUv 2lif a6Bf GTUv fzZx
  rrscrss7uvv0*21,
  uvv0*23,
  uvv0vvv0*5,uvv0*2,vvv0*5,uvv0*2,vvv0*5,uvv0*3,
  vvv0*2,tuu2sst1uvv1vvv0uvv0vvv0*7,uvv0vvv0*6,uvv0*2,
  vvv0*2,jlleoop8qrr5vvv0*3,sst9rsscrssasss7rssbvvv0*3,rrs8rssbrss8tuu5vvv0uvv0*2,
  vvv0*2,qrr9nooeuuu0vvv0*3,ttt5ttt8ttt6sss7ttt8vvv0*3,uuu4sst7stt6uuv2vvv0uvv0*2,
  vvv0*2,uuu4tuu6vvv0*2,uvv0vvv0*7,uvv0vvv0*6,uvv0*2,
  uvv0vvv0*4,uvv0*3,vvv0*5,uvv0*3,vvv0*4,uvv0*3,
  uvv0*2,vvv0*2,uvv0*6,vvv0uvv0*6,vvv0*2,uvv0*4,
actions 358x506
~ IqB6 xt-H eqCl YqUR MlRS pUgf vYuZ 4gYw YX9C T3qQ PiZq XRnd xo7- lmUM MlRS pUgf yiPK 4gYw YX9C SPcU
~ MlRS QI3o 4gYw VgEs xo7- 08GF Y6UH vqTb 08GF dDP7 JceT
  qrr9rssbstt6uvv0*20,
  uvv0*23,
  uvv0*8,opq9mnnflnnfmnnjmnnilnnhuvv0*9,
  uvv0*4,stt9rss6stt4stt6sst6stt5ttt4ttt5tuu4stt6stt5stt4ttt6stt6uuu1uvv0*4,
  uvv0*4,ttt5stt5*3,ttt4stt7sss8ttt6ttt3stt8sst6stt5ttt6sss8uuu2uvv0*4,
  uvv0*23,
  uvv0*23,
  vrl0vqi0*21,utp1
  vm50*9,tl52ul51*2,vm51vm50*9,vm60
  vm50*9,rj49tl55ng3coh4etl53vm50*9,
  vob0vn80*20,vn90vqg2
  vvv0*22,uvv0
  vvv1qrrbpqqdpqqcrrrcrss9oppiqqqevvv0*8,vvt2vus0*4,vus2vvv0
  vvv0uuu5ttt5uuu3uuu2ttu4ttt5uuu5vvv0*8,vus4stt6oppioppksssavus4vvv0
  vvv1rss9sssbrssfsss9rrse*2,vvv0*9,vvu1vus0*4,vus2vvv0
  uvv0vvv0*21,uvv0
  vob0vn80*12,vn90utq2uuu2uuu0*6,ttt7
  vm50*4,ul53rj49rj45ph4brj47rj46vm50*4,urm5vvv0*2,qrrbppqgrrr9vvv0*2,ttt9
  vm50*4,vm51tk52ul50sk54ul52ul51vm50*4,urm4vvv0*2,ttt4*2,uuv2vvv0*2,ttt8
  vrl0vqi0*13,uut0uuu2uuu0*6,tuu4
  vpf0voc0*21,vrj2
  vm50*6,ul52ph48sk54qi48qi49sk46tk54qi48rj49sk55vm50*7,
  vm50*6,ul51ph44tl51sj46sk57tl53sk53sk55rj46ul53vm50*7,
  vqi0vpf0*21,vsm2
  rrs9sss9rssasss6rssarssbuuu1uvv0*16,
  ttt2tuu3*2,tuu1ttt3ttu3uuu0uvv0*16,
  uvv0*23,
  uvv0*23,
  uvv0*6,stt3rst4stt4rss6ttt2stt3*2,rst6stt2ttu4uvv0*7,
  uvv0*6,stt3prrdoqrdrss8prr9*2,oqrarss8pqrcprrcuvv0*7,
  stt6stt5ttt3stt5stt9ttt3stt5*2,ttt4stt5stt7sst6ttt4stt4*2,stt6ttt5stt7stt5*3,ttt5uvv0
  ttt4qrrbsst5qrrasssbrss7qrrcqrr8rss6qrrbqrrfrss9rss8pqqepqq9rrrbqrr9stt9sss9qrrcpqqdstt9uvv0
prizes-ONGOING 358x555
~ IqB6 xt-H NGpA PiZq 4u9V FeA4 M3uX -8fs AWnw DaIW Vc8o DUYO XRrl CQZp Y_4V f7Ft UB7B OgKW DaIW Vc8o
~ wwbv Inlm CQZp Y_4V Rxxp u3l6 OgKW DaIW Vc8o DUYO XtbH CQZp Y_4V NDZd KJRO OgKW DaIW Vc8o IGB7 0btw
~ CQZp Y_4V rScL FX87 OgKW DaIW Vc8o DUYO 0fO8 CQZp Y_4V o37M HqLA OgKW DaIW Vc8o LR2M gYAY CQZp Y_4V
~ IsRl zhHK OgKW DaIW Vc8o DUYO VmB- CQZp Y_4V 4sb6 e6th OgKW DaIW Vc8o EVLD Gygk CQZp Y_4V IsRl vLUv
~ OX8l
  qrrdrrs8rss7qrrdqrrbqrrdtuu2uvv0*16,
  uvv0uuu0uvv0*21,
  ijkkjllkijkcmnodklmgjllikmmfjllehjjkjklhuvv0*13,
  uvv0*23,
  stt2stt1uuu0sss4stt4stt6rss4stt1uvv0*11,opqfnooinoojnopf
  qrs5mopauuu0pqqdpqqe*2,oppfstt6uvv0*10,stt4rssasss6pqqgqrrc
  uuu0*23,
  tuu0*2,uuu0uvv0*16,rss7qrr9pqqcstt4
  prr9lopiuuu0nooj*2,stt3uvv0*12,tuu2qrrapqqdqrrcnopf
  tuu0*2,uuu0*2,uvv0*14,rss8stt6sst6rssbsss8
  uuu0*23,
  prr6oqr7uuu0pqqdqrrdpqqepqqcuvv0*12,opqfmnoinooknopf
  stt1prr5uuu0rss5stt3sss4ttt4uvv0*9,stt5pqqgrrrcrssaqrrdpqqgqrrc
  uuu0*23,
  stt2rss3uuu0tuu1uuu1uvv0*14,qrrbmnnknooknopf
  qrr6npqbuuu0oppjnppjnopdpqqaopphmnolopphuvv0*5,rssapqqgrrsarrraqrreqrrdpqqgqrrc
  uuu0*23,
  uuu0tuu0uuu0uvv0*15,tuu1rrr6qrrapqqdstt4
  oqr7koocuuu0oppfmoogmnnkttu2uvv0*8,tuu2ttt4tuu2sss5pqqaopqfqrrcnopf
  tuu0*2,uuu0uvv0*12,stt7sss7*2,ttt7sss8sss9rssbsss8
  uuu0*23,
  qss4pqr4uuu0qqrcopqbsss7uvv0*12,stt3mnnk*2,nooknopf
  stt2qss3uuu0sss6sss7ttt5uvv0*8,stt5qrrfqrrerrrbqrrdqrrfqrrdpqqgqrrc
  uuu0*23,
  stt2stt1uuu0ttu3ttt3rss2uuu0uvv0*11,stt4moojmnnknooknopf
  qrs5mopauuu0qrreopqfopphuvv0*8,rrsbrrscrssdrssarrsbrrsdrrscqrreqrrb
  uuu0*14,tuu1tuu2tuu1uuu1tuu1tuu2tuu1*3,
  uuu0tuu0uuu0uvv0*15,tuu1rrr9rss8qrratuu2
  qss5pqr5uuu0mnnpoppenopkpqqauvv0*11,ttt1oppgoppfqqrcnoog
  tuu0*2,uuu0uvv0uuu0uvv0*14,stt9rss9rssdsss8
  uvv0*23,
  qrrerrr8pqqdqrrcqrrerrsdqrrerss9qqrfrsscqqrgrss8pqqerss8qrrbrssbrssdrrsbqrrdqrr8rsscsst6uvv0
  rssbsst7qrrbrrrcrssbrss9qrrdsss8rss9rssbrsscqrrdrsscrssbqrr9rss8qqrgqrrasssarsscsst7rssbrrsb
  sst5stt4sss6ttt5stt6stt4sss7stt6ttt3tuu3uuu0tuu0uuu1tuu1*2,uuu1*6,tuu1uuu1
  qrrerss9qrrcqrreqrrirssbrrreqqrgstt4uvv0*14,
check-UPCOMING 358x221
~ IqB6 xt-H Wzrj PiZq ITGt z2yA 3f3j aTBZ 0f0I ZQId YNBT tSb5 K1HB mnni
  rrsaqrrasss8qrr8qrrbqrrgsst6uvv0*16,
  uuu0uvv0*22,
  vvv0*2,uvv0vvv0*19,uvv2
  vvv0qtr4mro5tvu0rrs5pqq9sss6pqqarss8rrr5rss6sss7rrr6sss6oppdvvv0*7,vvv2
  vvv0qts3mqo8tvu0rss4pqqcopp8opp9sss8qqr8oppcnopcqqr9opp8qrrcvvv0*7,vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0rssfsss9rssdrrrfsttarrrbrssbsssarrrbrrrerrseqrrerrsbsssdsss9rsscstt9sssbrssdtuu8vvv0vvv2
  vvv0ttt7ttt8sssattt9sssastt9ttt6ttt9ttt7ssscuuu6ttt8stt9sssdttt7sst9ttt9stt9uuu5vvv0*2,vvv2
  vvv0stt7uuu4ttt7uuu5ttt8*2,uuu3ttt7uuu4*2,ttt6tuu6uuu5tttauuu3*2,uuv3uuu4vvv1vvv0*2,vvv2
  vvv0sttbstt9*2,ttt6stt9sttasssbttt9stt9sssasss9ttt9ssscrssdvvv2vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0oqqjnqqiqrsd*2,prrdmopluuu6vvv0*14,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
results 358x492
~ IqB6 xt-H CJIK PiZq 04pa PiZq pkZW 2kng oa9J rj3w f89n uBDC vWQS kfA8 LWTb f89n iRo9 vWQS iX6e 2xxt
~ xfVY 9129 i_zJ uXyD
  rss8qrrettt3uvv0*20,
  ttt1loo0lno0*19,qrr1uvv0
  7ce518a0*20,18a1gjka
  18a0*23,
  18a0*7,489118a0*15,
  18a0*3,kh72399218a0*2,gb83ca9218a08df4fjk418a0*2,4fh22ac118a0*2,5a92ac8218a0*3,
  18a0*3,fe8128a118a0*3,38a028a16bd3cgh318a0*2,2ac018a0*3,28a0399118a0*3,
  18a0*2,cdd239a218a019b018a0*3,cd8618a0*2,3ac3bgh618a0*2,ca92da9218a0acc318a0*3,
  18a038a2fee318a0*2,3df218a038a0edd1mhg0rjh0rjg0oig0hfe16ab118a07991*2,18a0cdd3acc418a0*2,
  18a0*2,489018a0*3,ddd2tmk1vsr1vmj0vlj0uf91ue70vj91vme0kgf238a118a0*3,2ac018a0*2,
  18a038a1ca9218a0*2,iff4kkk2tuu2vvv0vom1vlj0uf91ue70vm50*2,kkg2ojh349b118a02ac14fh218a0*2,
  18a0*4,ddd4jkj26ik0dmn3vvv0vsr1vlj0uf91ug71vm50mlb16ik0bjk1nih418a0*5,
  18a0*3,39a2ulf1rl81bji16ik0kpq4vvv1ski1pe91uj61sm718ik07jl0mqr2vrq1ddd418a0*4,
  18a0*3,ddd3ska0sk60rk60dif16hj19ef4ac81cd807a929ff28ik1oqr1sst0sss0nih418a0*4,
  18a0*2,28a0*8,18a0*2,28a0*8,18a0*3,
  18a03ac06cd45bd05bd15bd25bd05bc0*3,4ac039b05bd35bd1*2,5bd05bc0*4,4ac018a0*2,
  18a04ac08df89ega7df77de96cd55bc0*3,4ac039b06cd47ce77df96ce65bc0*5,18a0*2,
  18a04ac0dhiceijebghdeijeeijg9eg75bc0*2,4ac039b0bfh8cghbcgigfjkddhje6bd25bc0*3,18a0*2,
  18a04ac06cd46bd36ce46ce56cd35bc0*3,4ac039b07de68df6cgi7bgh95bd05bc0*4,18a0*2,
  18a04ac06ce56cd56cd36ce76ce35bc0*3,4ac039b06cd47de47de58df65bc0*5,18a0*2,
  18a04ac05bc0*8,4ac039b07ce87ce58efb*2,5bd15bc0*4,18a0*2,
  18a039b04ac0*8,39b028a04ac0*9,18a0*2,
  18a028a05bc0*18,3ab018a0*2,
  18a0mop6vvv0*18,vvv13ac418a0
  18a0opq6vvv0*4,qrrgstt7nophnppjoqqgnppioqqbpqrdopqenppituu3vvv0*4,5bc618a0
  18a0knn6vvv0*18,tuu139b318a0
  18a0*23,
  18a0*6,6ced6bda6bd96cdb5ac95bd87ded5bd86bd85bdb28a118a0*6,
  18a0*6,4ac54ac75bd85bd94ac45bd84ac84ac65bd85ac829b218a0*6,
  29b318a0*21,5bd8
  hll528a018a0*19,8df3stt4
prizes-ENDED 358x422
~ IqB6 xt-H dGsG PiZq 4u9V xWob lGX0 ZukA UjlB _6tO S0WN Qd8p UjlB K6rK _6tO -8fs X4Z9 -H6f og15 dBf0
~ vZtp qlDq UkOA 7r3P QbK7 IoAY RQna JTEO I0nW -H6f XJsZ ocQ2 f73N 4O7U 85uh vZtp mJ68
  qrrdrrs8rss6pqrdqrrauvv0*18,
  uvv0*23,
  gijphjjoklmhlmnejlllikkenoofjllijkliuuu1uvv0*13,
  ttt5stt7ttt4stt5sst5sss7ttt4ttu3ttt4ttt2ttt4ttt2stt4uuu1uvv0*9,
  sss7rss8stt7stt5stt7sss7stt8rss9stt7rss8stt8sss7sss9ttt3uvv0*9,
  ponettt5usp5upg0*3,pqn5hno0*4,jpq3eij1eij0*9,fjk3
  nmjktss8trm7una0*3,nnj8bkm0*4,fmo47ce16ce0*9,8df3
  uut0uvv0*22,
  tm84rss4nopmpqqgoppimoomuuu0uvv0*14,ttt2mnng
  uuu0*23,
  mop2uvv0uuu1uvv0*18,uuu0sst4
  bgh2rss7pqqkpqqbuvv0*17,stt3nopc
  uuu0*23,
  tli2stt3rss9rssdqrr9stt4uvv0*14,stt3qrrcqqr9
  tol2tuu1rss8*2,rrratuu4uvv0*14,stt3qrraqrr8
  uuu0*23,
  uuu4sss7pqqipqqeqrraqrrbpqqhpqqgstt7uvv0*10,stt3opqdlnnnmoog
  uuu1uuu0tuu1*4,ttt4tuu1uuu1uvv0*10,uuu0ttt3tuu1*2,
  uuu0*23,
  tm74rss4pqqfnppipqqfuvv0*14,stt3noofnoohlnni
  uuu0*23,
  pss1uuu1*2,uvv0*16,uuu0ttt1ttu2stt1
  dln2sst6oppkpqqdttt4uvv0*14,stt3oppfmnnmnoog
  uuu0*23,
  hkl2ttt3stt8rrs8sss5uvv0*14,rss7rss6qrraqrr7
  hkl2tuu3sss8qrr9stt6uvv0*14,qrr9pqqdpqqepqqa
  uvv0*23,
check-ENDED 358x181
~ IqB6 xt-H cMJo PiZq ITGt z2yA 3f3j aTBZ 0f0I ZQId 0KDH tSb5 K1HB mnni
  rrsaqrrarss7qrrdqrr9uvv0*18,
  uvv0*22,uuu0
  vvv0*2,uvu0vvv0*19,uvv2
  vvv0qtr5mqo6tuu0qrr6oppbqrr7oppbrss9qqr6qrr8rrraqqr8qrr7noofvvv0*7,vvv2
  vvv0rts3nrp7tvu0sss4qrrbpqq7pqq8sst7qrr7oppappqarrr8pqq8rssavvv0*7,vvv2
  vvv0*22,vvv2
  vvv0rssfsss8rrsbssserssbrrrgrssgssscsssesssbrssdsstcrssbsssbrrrhrsscrrscsstcrrserrsfvvv0vvv2
  vvv0*22,vvv2
  vvv0qrsdqsscstt9*2,rss8prrduuv4vvv0*14,vvv2
  vvv0tuu5stt6uuu3tuu4*2,stt8vvv2vvv0*14,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
records 358x422
~ IqB6 xt-H pC7s PiZq dVZZ duU2 PiZq Z_-Z pn7P XnnM kiXW d6MI Zpmw Dgtd duU2 PiZq Xt7k W3_k XnnM eybR
~ 2O7t qX9j CYAg MB5Z duU2 PiZq IghP SV2d XnnM BjTR J1U- Sat1 yBKx jpvR duU2 PiZq bPGH izeA XnnM MB5Z
~ duU2 PiZq RjAq JaDy XnnM 15dH 2O7t Lj7T -1HM
  rss9*2,rss7uvv0*20,
  uvv0*23,
  noopmoonnooknoojmnojmoojttt2tut0rus1osq7qsr5psq8qtr4uuu1stt5stt7stt5*2,stt6sss7ttt3stt6rss6
  pqqgrss9qrrcsss7qrraqrrcstt7tut0rts2psr6psq5psq6qtr4uuu0sss5rss6sst7stt7ttt6stt4ttt4stt5*2,
  uvv0*2,uuu0uvv0*20,
  qqrcopqbsss7uvv0*20,
  rrs8sss7stt8tuu1tuu3tuu2*2,uuu0tuu2uuu1tuu2ttt4uuu1uvv0*10,
  rssbqrrerss8sss7rss9sss8qrrcsss8rssastt6rss6rssattt5uvv0*10,
  stt4rss6*2,qrr8rss6rrs6qrr9*2,stt4*2,qrsaprrbtuu3uvv0*10,
  ttt2stt3rss4rss5stt3sss3rss5sss5stt2uuu1rss6stt7stt4uvv0*10,
  uvv0uuu0uvv0*21,
  noojnooistt3uvv0*20,
  pqqgrss9qrrdrss7rss9rrrbqqriuvv0*16,
  uuu0*9,tuu2tuu0*10,uuu1uvv0*2,
  urp6tqo8rnkgsolesombtpmbsolbrnkcvts0tuu6pqqclmniopqenoolnoofqrrcmnoinopinppcsst3tuu6uvv0*2,
  vut0uut0vut0*6,uuu0tuu3tuu0*5,stt1tuu0*4,uuu2uvv0*2,
  rss8rrrarss9sss8rssbrss8stt6rss9stt6uvv0*14,
  ttt2ttt3ttt4ttt2tuu3tuu2ttt3tuu2tuu1uvv0*14,
  qrrdsst4rss8stt4uvv0*19,
  qrrcqrraqrrbrss6uvv0*15,stt6mpqgnpqinqqf
  qrre*2,rrrbrss8qrrcrssapqqfrss9qrrdrrs8sss8rrs9pqqjuvv0*8,uuu0stt3
  uvv0*23,
  noolnopknopdpqqaopphmnolopphuvv0*16,
  qrresss8rssasssarssarss8pqrhuvv0*16,
  tuu1tuu0ttt2tuu1*3,uuu1uvv0*16,
  stt3rss7nppdoqqdpqqauuu0qrraqqreqrraqrrdqrrerssbrrs9pqrdrss8uvv0*8,
  tuu0*5,uuu0uvv0*17,
draw-won 358x679
~ IqB6 xt-H FKCQ PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 s1AF o0Hn hxJF a97a tL8Q BmlC 08GF 2R5t 2H4W ZPsq bI7t
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 5NxQ z1sA B3iA Vc8o PzIZ oyk_ jtMK C85m JhQX oyk_ oGQf pj7d losQ dGEE
  qrrarss9rrsastt6uuu0*19,
  stt1lno0*3,qpn1usn0urm0*10,usm0urn0upn0*3,usq0uuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,gb24d910pi43hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,c818le31rj45fa25ul52b718c816vm50b718vm50*3,pl91ql81vn60voc0
  vli0vm70vm50*5,rj42ic24hc29fa25ul51b719c815vm50b718vm50*5,vto2vvv0
  vli0vm60vm50*4,vm51d912c812sj42gb24c812oh43jd24c812mf33vm50*5,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,qi48le3ele3dlf3cvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,ul50ul51tl51vm51vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,uuu2*2,vvv0*5,uuu1sst2ttt2tuu1ttt3sst2rss2rss1ttt3vvv0*4,
  vvv0*3,uuu2giilhijjnopdeghohijhhjjknopcijkjhijnnoochjjiikkgijkihjjkpqqcvvv0*4,
  vvv0*23,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdqqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3uuu4ttt6uuu5sss9ttt5ttt8uuu3ttt7ttt5uuu4*2,ttt6uuu5vvv0*5,
  vvv0*4,uuu3uuu6ttt4uuu4uuu6uuu5stt8ttt7*2,stt8uuu7stt5sss7ttt7vvv0*5,
  vvv0*8,tuu5uuu3*2,uuu5ttt7uuu6vvv0*9,
  vvv0*8,tuu6tttattt8tuu7ttt8uuu6vvv0*9,
  vvv0*3,qrsboqriprrdprrhprreprrfoqreprrfqrsdprrfoqqmqssdprrfpqrkqrsgprreuuu3vvv0*3,
  vvv0*23,
  vvv0*23,
  vvv0uuu56bd1jje5uqi3uga0vqn2uuu2vvv0*5,vvv1vvv0*7,vvv1vvv0
  vvv0uuu6ff92tk52tl51tj62vpk3rssanopipqqfpqqioppkqrreoppnvvv0*7,vvv1vvv0
  vvv0vvu3vm80mg3bmf3eqj57vur1sttbsst9rrrdrssfsss9rrrfrssfsstbrssevvv1vvv0uuu3npqhvvv0vvv1vvv0
  vvv0vuu4sj62tk58rj4csl72qpl4vvv1vvv2vvv1*2,vvv0*3,vvv1vvv0*4,tuu5vvv0vvv1vvv0
  vvv0vuu4ue70vka1qka34992jlm6tttbrssfsss8rrscttt7rssdrsscrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv1vtt0vut0ttu0rss0uvv0vvv0*16,
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*4,mf3bqi46ng3dph4fqi49ng3coh4frj46pi4cng3dvm51vm50*4,vus2vvv0
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0vvv1uut0*18,uuu1vvv0*2,
  vvv0uvv6vvv0*5,ttt4ttt6ttt4ttt7stt6ttt8sst6sst7vvv0*6,uvv5vvv0
  vvv0uvv6vvv0*5,uuu2qrr8sss8rrscrss8rrrcrrsbrss8vvv0*6,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
draw-won-last 358x679
~ IqB6 xt-H TQ_P PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 s1AF o0Hn hxJF a97a tL8Q BmlC 08GF 2R5t 2H4W ZPsq bI7t
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 5NxQ z1sA B3iA Vc8o PzIZ oyk_ Y4YY oyk_ oGQf pj7d losQ dGEE
  pqqapqq8pqqapqq8opp9rrr1rss0*13,sss0stt0ttt0tuu0
  sst1lnn0kmn0*2,pom1trm0trl0*11,trm0tom0*3,trq0tuu0
  7ce518a0*3,kh74vtq2vqh1vm50kkc1ql91vm50*3,dd82ul62voa1vus0voa2ue70ukf2vpn0uhc2umi5
  18a0*3,28a1sl62vob1vur1vn71ola1sm70vm50*3,jg72vm51vsl2vri1vm50ug61vvu1rssfvqo3ue70
  18a0*3,ig74vm50*14,vl50vqn3vvv1ulh2ue70
  18a05991kh72vm50*16,vl50uh70ue70*2,
  sk60vm50voa1vm50*4,gb24d910pi43hc24c812ph43jd33c812ng33vm50*3,sm70tm70vm50vl50
  vm70vm50vob1vm50*4,c818le31rj45fa25ul52b718c816vm50b718vm50*3,pl91ql81vn60voc0
  vli0vm70vm50*5,rj42ic24hc29fa25ul51b719c815vm50b718vm50*5,vto2vvv0
  vli0vm60vm50*4,vm51d912c812sj42gb24c812oh43jd24c812mf33vm50*5,vsm2vvv0
  vm60vm50hf73vm50*16,voa0vn90vm50vn80
  vk60vm50oj62vm50*6,rj48mf3dmf3cmf3bvm50*6,vn70vm60qj60ni60
  ue70*2,vi60vm50*6,tl50tk51sk52ul52vm50*6,oj626a9118a0*2,
  ue70*3,ui61vm50*14,pj6328a118a0*3,
  ue70*4,vl50vri1voc2pl90sm70vm50*4,vm60vm90vm60uh61vm509b9418a0*4,
  ue70*4,vj61vqg1hke26ik08ij0tm71vm50*3,vme0vlj0vlh0vk60uk6318a0*5,
  vsr0*4,vtr0vuq0stt0rtt0*2,utr0vuq0*3,vtt0*3,vur0vtr0qrr0*5,
  vvv0*3,uuu2*2,vvv0*5,uuu1sst2ttt2tuu1ttt3sst2rss2rss1ttt3vvv0*4,
  vvv0*3,uuu2giilhijjnopdeghohijhhjjknopcijkjhijnnoochjjiikkgijkihjjkpqqcvvv0*4,
  vvv0*23,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdqqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3uuu4ttt6uuu5sss9ttt5ttt8uuu3ttt7ttt5uuu4*2,ttt6uuu5vvv0*5,
  vvv0*4,uuu3uuu6ttt4uuu4uuu6uuu5stt8ttt7*2,stt8uuu7stt5sss7ttt7vvv0*5,
  vvv0*8,tuu5uuu3*2,uuu5ttt7uuu6vvv0*9,
  vvv0*8,tuu6tttattt8tuu7ttt8uuu6vvv0*9,
  vvv0*3,qrsboqriprrdprrhprreprrfoqreprrfqrsdprrfoqqmqssdprrfpqrkqrsgprreuuu3vvv0*3,
  vvv0*23,
  vvv0*23,
  vvv0uuu48de1jjf4uqk3uhb0vqo2uuu2vvv0*5,vvv1vvv0*7,vvv1vvv0
  vvv0uuu7ee82sk52tl51tj61vpk3rssanopipqqfpqqioppkqrreoppnvvv0*7,vvv1vvv0
  vvv0vvu3vm90mg3bmf3eqj57vur1sttbsst9rrrdrssfsss9rrrfrssfsstbrssevvv1vvv0uuu3npqgvvv0vvv1vvv0
  vvv0vuu4sj62tk58rj4ctl72rpl3vvv1vvv2vvv1*2,vvv0*3,vvv1vvv0*4,tuu6vvv0vvv1vvv0
  vvv0vuu4ue70vk91rk925992ilm6tttbrssfsss8rrscttt7rssdrsscrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv1vsr0vts0stt0prr0uuu1vvv0*16,
  vvv0*23,
  vvv0cij619c0*18,3bd1tuu3vvv0
  vvv09fg619c0*5,8fgaaghd7dfb9fhg8fgaaghf8fgdaghf1ac019c0*5,stt6vvv0
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv0uuu1rss0*18,stt2vvv0*2,
  vvv0uvv6vvv0*5,tuu3*2,tuu2tuu4ttt3uuu5ttt3ttt5vvv0*6,vvv4vvv0
  vvv0uvv6vvv0*5,ttt3pqqbrrsaqrreqrraqqrfqrrerrsavvv0*6,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,uuu1rss0
draw-none 358x561
~ IqB6 xt-H tFDm PiZq daI4 PiZq 7tNe oGGs YfwX kNom ALuP kNom QyK9 kNom fZIs kNom xomg kNom e9HL kNom
~ GXzD kNom KC1I kNom CMPW kNom O_qv kNom qaqN kNom PxvL kNom vb9C kNom vqcA kNom JNbI kNom 9j_0 kNom
~ -Y2_ kNom ZWdI kNom vqcA BmlC 08GF oQoI QY9Q upHv bI7t oyk_ jtMK C85m JhQX oyk_ QfW5 pj7d losQ dGEE
  pqqapqq8pqq9pqq8rss0*15,sss0stt0ttt0tuu0
  tut0uts0*2,tts0ttr0*14,tts0*2,uts0utt0tuu0
  vtq0*19,vus0vvu0vur0uur0
  vtq0*2,vtp0*2,vtq0*6,mnl2ikj0utp1vtq0*6,vvv0rrrhvvu0vtq0
  kon3vtq0uke2ukf2vtq0*3,vsp0vqn0vpm0jhg57bc4vpl0vqm0vso0vtp0vtq0*3,vvt0vvv0vsp2uhb2
  7jl1utp1vso0*2,vtp0vrn0vnk0vli0vkg0vie0shc29bc3iff0nig0uli0vmj0vpm0vtp0vtq0*3,uke2ue70
  rsp0vtp0vtq0vsp0vnk0vmj0vqp0vqp3ue70*3,699318a0*2,ee84vma0vlg0vmj0vrn0vtq0*2,vrm1vso0
  vtq0*2,vro0vmj0tom2vvu0vvv0*2,ug92ue70*2,699318a0*2,oi74vm50*2,umb0ulj0vpm1vtp0vtq0*2,
  vtq0vso0vmj0hkk18jl1tuu1vvv0*2,ulh3ue70*2,699318a03992vm50*3,fkf2bjk1tlj0vpm1vtq0*2,
  vtp0vmj0ikj26ik0*2,dmn3vvv0*2,vrp3ue70*2,699318a0dd84vm50*2,mlb26ik0*2,ajk1ulj0vqn1vtq0
  vol1vlf0ejg16ik0*3,kpq4vvv0*2,uf92ue70699318a0ni74vm50sm817ik06ik0*2,9km1rqp3vmj0vro2
  vli0vm70vm50lkc17ik06ik07il0qtt2vvv0ulh3ue70699339a2vm51vm60bjh16ik0*2,emo2uuv1vvv0vom1vlj0
  vmd0vm50*3,rl81aji16ik0akm2uvv1vrp2uke0hig2hhc4vm50ike26ik07jl0lqr2vvv0*3,vts1vlj0
  kha3rk61vm50*3,um60hke16ik0oqp3vtq0*4,usm19jl1bkm2rtt1vvv0*3,vuu0vpm1vkg3
  18a0*2,7a91gf81qk61vm50*2,rph3vtp0hji34ab128a0aef2tro2ssp1vvv0*2,vuu0vpm1uje1ue70*3,
  18a0*5,6a91hf83vto0klj518a0*4,8de5vtp0vqn1ujd1ue70*6,
  sst0*6,stt0vvv0ttt0sst0*5,vvv0vuu0vts0*7,
  vvv0*4,ttt3uuu3vvv0*2,tuu3vvv0*2,tuu4tuu3uuu1uuu2tuu3vvv0*7,
  vvv0*4,lnnfghiloopafhhegijmhjjgjkl9jlljhjjmghigmnnbhjkphjjggijfvvv0*5,
  vvv0*7,ttu2vvv0*15,
  vvv0*2,ttu6qrrerrrdrrsdpqqfrrrcsssasssdqqrerrrfqrrgsstcrssaqrrgqqrfsssarssdsssdvvv0*3,
  vvv0*2,ttt8sstcttt6ttt7uuu5stt8ttt7uuu4stt9ttu7ssscttt6sss7uuu3stt7ttu4stt7stt8vvv0*3,
  vvv0*2,tuu6tuu7ttu6*2,uuu2ttt7stt7tuu6ttt7tuu6tuu7uuu5tuu6tuu5ttu8uuu4ttt6*2,vvv2vvv0*2,
  vvv0*8,ttt6uuu3uuu2ttt7tuu7ttt9vvv0*9,
  vvv0*8,ttt7tttattt6ttt7ttu8uuu7uvv3vvv0*8,
  vvv0*3,qrsboqriprrdprrhprreprrfoqreprrfqrsdprrfoqqmqssdprrfpqrkqrsgprreuuu3vvv0*3,
  vvv0*23,
  vvv0vtq0vrk0*18,vsm0vvv0*2,
  vvv0vpc2vm50*4,sk55ul52tl53ul53vm50ul50ul52ul51ul53tk54vm50*5,vus2vvv0
  vvv0voc2vm50*4,ph46rj43ph4aqi4cqi48oh4bpi4csk55rj48qi49vm50*5,vus2vvv0
  vvv0vsl1vpd0*18,vqf0vvv0*2,
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
draw-none-last 358x561
~ IqB6 xt-H ir4_ PiZq daI4 PiZq 7tNe oGGs YfwX kNom ALuP kNom QyK9 kNom fZIs kNom xomg kNom e9HL kNom
~ GXzD kNom KC1I kNom CMPW kNom O_qv kNom qaqN kNom PxvL kNom vb9C kNom vqcA kNom JNbI kNom 9j_0 kNom
~ -Y2_ kNom ZWdI kNom vqcA BmlC 08GF oQoI AIQf upHv bI7t oyk_ Y4YY oyk_ QfW5 pj7d losQ dGEE
  pqqapqq8pqq9pqq8opq9qrr4rss0*13,sss0stt0ttt0tuu0
  tut0uts0*2,tts0ttr0*14,tts0*2,uts0utt0tuu0
  vtq0*19,vus0vvu0vur0uur0
  vtq0*2,vtp0*2,vtq0*6,mnl2ikj0utp1vtq0*6,vvv0rrrhvvu0vtq0
  kon3vtq0uke2ukf2vtq0*3,vsp0vqn0vpm0jhg57bc4vpl0vqm0vso0vtp0vtq0*3,vvt0vvv0vsp2uhb2
  7jl1utp1vso0*2,vtp0vrn0vnk0vli0vkg0vie0shc29bc3iff0nig0uli0vmj0vpm0vtp0vtq0*3,uke2ue70
  rsp0vtp0vtq0vsp0vnk0vmj0vqp0vqp3ue70*3,699318a0*2,ee84vma0vlg0vmj0vrn0vtq0*2,vrm1vso0
  vtq0*2,vro0vmj0tom2vvu0vvv0*2,ug92ue70*2,699318a0*2,oi74vm50*2,umb0ulj0vpm1vtp0vtq0*2,
  vtq0vso0vmj0hkk18jl1tuu1vvv0*2,ulh3ue70*2,699318a03992vm50*3,fkf2bjk1tlj0vpm1vtq0*2,
  vtp0vmj0ikj26ik0*2,dmn3vvv0*2,vrp3ue70*2,699318a0dd84vm50*2,mlb26ik0*2,ajk1ulj0vqn1vtq0
  vol1vlf0ejg16ik0*3,kpq4vvv0*2,uf92ue70699318a0ni74vm50sm817ik06ik0*2,9km1rqp3vmj0vro2
  vli0vm70vm50lkc17ik06ik07il0qtt2vvv0ulh3ue70699339a2vm51vm60bjh16ik0*2,fmo2uuv1vvv0vom1vlj0
  vmd0vm50*3,rl81aji16ik0akm2uvv1vrp2uke0hig2hhc4vm50ike26ik07jl0lqr2vvv0*3,vts1vlj0
  kha3rk61vm50*3,um60hke16ik0oqp3vtq0*4,usm19jl1bkm2rtt1vvv0*3,vuu0vpm1vkg3
  18a0*2,6a91gf81qk61vm50*2,rph3vtp0hji34ab128a0aef2tro2ssp1vvv0*2,vut0vpm1uje1ue70*3,
  18a0*5,6a91hf83vto0klj518a0*4,8de5vtp0vqn1ujd1ue70*6,
  sst0*6,stt0vvv0ttt0sst0*5,vvv0vuu0vts0*7,
  vvv0*4,ttt3uuu3vvv0*2,tuu3vvv0*2,tuu4tuu3uuu1uuu2tuu3vvv0*7,
  vvv0*4,lnnfghiloopafhhegijmhjjgjkl9jlljhjjmghigmnnbhjkphjjggijfvvv0*5,
  vvv0*7,ttu2vvv0*15,
  vvv0*3,ttt6qrrfrrseqqrfqqrerrscrssbsttbpqqfrssdqrrfsstcrssbqrrfqqrfstt8vvv0*4,
  vvv0*4,ttt8tuu7ttt7ttt8ttu6tuu5ttt7ttt8tuu7sss7ttt7tuu5ttt6ttt9vvv0*5,
  vvv0*4,uuu4ttt6tuu7ttt7uuu5tuu5ttt6ttt9uuu5*4,ttu7ttt7vvv0*5,
  vvv0*8,ttt6uuu3uuu2ttt7tuu7ttt9vvv0*9,
  vvv0*8,ttt7tttattt6ttt7ttu8uuu7uvv3vvv0*8,
  vvv0*3,qrsboqriprrdprrhprreprrfoqreprrfqrsdprrfoqqmqssdprrfpqrkqrsgprreuuu3vvv0*3,
  vvv0*23,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*5,3bd3*2,2ac1*3,3bd32ac2*2,19c0*6,stt6vvv0
  vvv09fg619c0*5,6df78ega6dfa8fgf7eg98egb7egb9fhd1ac019c0*5,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*8,mnnloppjsst4vvv0*8,uvv6vvv0
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  uuu1vvv0*21,stt1
  rss0uuu1vvv0*19,rss1sss0
draw-gift 358x679
~ IqB6 xt-H lR2p PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC CHTD hxJF a97a mP3n BmlC 08GF rlP8 ROgS Pz9e bI7t 9hfr rtbY c4ov
~ kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom F5AX c4ov kNom
~ 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ Ku0S cWF4 5NxQ
~ z1sA B3iA Vc8o PzIZ oyk_ 6iYU oyk_ nkOu pj7d losQ dGEE
  pqqapqq8oppbqrr3rss0*15,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*16,rl80sm70vm50vl50
  vm80vm50vo91vm50*7,ul51pi42vm50*7,pl91rl81vn70vpd0
  vli0vm70vm50*5,ke35id22mf34le37ke36hc20mg36jd33tk52vm50*5,vto2vvv0
  vlh0vm60vm50*5,ea28hc24ea29tk56hc27c815hc27ea21rj43vm50*5,vsl2vvv0
  vm50*2,fe84vm50*4,jd29sk51ul50vm50tl51sk50ul51rj40vm50*4,voa1vn91vm50vn70
  vk60vl50qj62vm50*16,vn60vm60oi60lh70
  ue70*2,ui60vm50*16,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0*5,tuu3*2,vvv0*7,tuu3vvv0tuu3vvv0*6,
  vvv0*5,sss6ijkgijkjmnnffhhohjjghjjjmnnbhijkijkjfhielmngvvv0*6,
  vvv0*12,ttt4vvv0*10,
  vvv0*6,qrrcrssisssaqrrjrrsbrss9qrrfrss9rrrgrssduuu3vvv0*6,
  vvv0*5,uuu3uuu5stt8uuu3uvv3stt6ttt9ttu5uuu6ttu5tuu5uuv2vvv0*6,
  vvv0*5,uuu3ttt8stt7tuu5uuu4sst6sttattt6ttt9tuu6ttt6tuu4vvv0*6,
  vvv0*8,tuu5uuu3*2,uuu5ttt9uuu7vvv0*9,
  vvv0*8,tuu6ttt9stt8uuu6ttt6uuu7vvv0*9,
  vvv0*3,qrsboqriprrdprrhprreprrfoqreprrfqrsdprrfoqqmqssdprrfpqrkqrsgprreuuu3vvv0*3,
  vvv0*23,
  vvv0*23,
  vvv0uuu56bd1jje5uqi3uga0vqn2uuu3vvv1vvv0*4,vvv1vvv0*7,vvv1vvv0
  vvv0uuu6ff92vm50*2,uj61vpk3sss8oopipqqfpqqioppkqrreoppmvvv0*7,vvv1vvv0
  vvv0vvu3vm80pi4bph4csl63vur1sttbsstarrrerssfsss9rrrfrssfsstbrssevvv1vvv0uuu3npqhvvv0vvv1vvv0
  vvv0vuu4sj62vm51vm50sl72qpl4vvv1vvv2vvv0vvv1vvv0*3,vvv1vvv0*4,tuu5vvv0vvv1vvv0
  vvv0vuu4ue70vka1qka34992jlm6tttbrssfsss8rrscttt7rssdrsscrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv1vtt0vut0ttu0rss0uvv0vvv0*16,
  vvv0*2,tuu0*18,uvv0vvv0*2,
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv09fg619c0*4,aghgchjh8egdbhih9fhf*2,7egaagigaghh9fhc4bd319c0*4,stt6vvv0
  vvv0bhi619c0*18,2ac1tuu4vvv0
  vvv0uvv2stt0*18,tuu2vvv0*2,
  vvv0uvv6vvv0*7,qrr8sss9stt7sss8uuu2vvv0*7,uvv5vvv0
  vvv0uvv6vvv0*7,rrr8sssarss9rrr9uuu4vvv0*7,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
draw-shown-late 358x679
~ IqB6 xt-H 4b07 PiZq daI4 PiZq J1RT ywmP z000 uATa RM7K uATa KEC1 uATa V7K5 uATa on_s uATa PL-N uATa
~ Ufq5 uATa BhJ6 uATa qvW_ uATa p5e7 z000 uATa UsDg uATa RjDS uATa u4BG uATa viQK uATa BhJ6 uATa PL-N
~ uATa Ufq5 uATa O2VI uATa SjLY hDMC Dh21 m2v8 s1AF o0Hn hxJF a97a tL8Q BmlC 08GF ODnT 2H4W ZPsq bI7t
~ 9hfr rtbY c4ov kNom 2NmG kNom bOSw kNom MjAu kNom 1Znc kNom NBym kNom 4E7D kNom vqcA kNom g3sr kNom
~ F5AX c4ov kNom 1iZ- kNom FazE kNom ZlOL kNom IO-r kNom vqcA kNom NBym kNom 4E7D kNom LGdQ kNom nYRZ
~ DDJl ZQah cWF4 5NxQ z1sA B3iA Vc8o PzIZ oyk_ jtMK C85m JhQX oyk_ oGQf pj7d losQ dGEE
  pqqapqq8pqqaopqapqq8opp8rss0*13,sss0stt0ttt0tuu0
  rss1jlm0ilm0*2,ool1trl0tqk0*10,tql0*2,tnl0*3,tqp1tuu0
  6bd418a0*3,kh74vtq2vri1vm50ikd1pl91vm50*3,bc82tl62voa1vvt0voa2ue70ulg2vqo0uic2ulh5
  18a0*3,28a1tl62voa1vtq0vn71pl90tm70vm50*3,lh72vm50vsl2vqh1vm50uh61vvu1rrrhvqo3ue70
  18a0*3,jg73vm50*14,vl50vpl3vvu0ulg2ue70
  18a06a91mi72vm50*16,vl50uh60ue70*2,
  ul60vm50voc1vm50*4,fa25d910pi43fb24c812oh43ic24c812lf33vm50*3,rl80sm70vm50vl50
  vm80vm50vo91vm50*4,c817jd31qi46fb25ul51b719c815vm50b719vm50*3,pl91rl81vn70vpd0
  vli0vm70vm50*5,sk52jd34ic29ea25ul52b818c815vm50b718vm50*5,vto2vvv0
  vlh0vm60vm50*4,vm51e912d912sk52hc23d811pi43ke33c812ng33vm50*5,vsl2vvv0
  vm50*2,fe84vm50*16,voa1vn91vm50vn70
  vk60vl50qj62vm50*6,qi48le3ele3dlf3cvm50*6,vn60vm60oi60lh70
  ue70*2,ui60vm50*6,ul50ul51tl51vm51vm50*6,mi72499118a0*2,
  ue70*3,uh61vm50*14,oj6318a0*4,
  ue70*4,vl51vrj1voc2nla0rl80vm50*4,vm60vma0vm70ug61vl508b9418a0*4,
  ue70*4,vj61vpf0gke26ik07ik0tm71vm50*3,vme0vlj0vli0vl60uk6318a0*5,
  vts0*4,vus0*2,tuu0suu0*2,vut0vus0*3,vuu0*3,vus0*2,sst0*5,
  vvv0uuu1ttt4vvv0*2,tuu2vvv0*2,uuu1vvv0uuu1vvv1vvv0rrs3rss3*2,uuu3ttt4qrr4qrr3rrr1vvv0*2,
  vvv0vvv1hjjlhijihijlnoobijkgikkgmnnafghggiihhjjmpqqdklmehjjjijkioppckllghijfmnndopqdvvv0*2,
  vvv0*9,ttu2vvv0*13,
  vvv0*4,uuu6qrrhqrrf*2,sssaqrrfrrreqrrerssdpqqjrsscsssdpqqjssscvvv0*5,
  vvv0*4,uuu3uuu4ttt6uuu5sss9ttt5ttt8uuu3ttt7ttt4uuu3uuu4ttt6uuu5vvv0*5,
  vvv0*4,uuu3uuu6ttt4uuu4uuu6uuu5stt8ttt7*2,stt8uuu7stt5sss7ttt7vvv0*5,
  vvv0*8,tuu5uuu3*2,uuu5ttt7uuu6vvv0*9,
  vvv0*8,tuu6tttattt8tuu7ttt8uuu6vvv0*9,
  vvv0*3,qrsboqriprrdprrhprreprrfoqreprrfqrsdprrfoqqmqssdprrfpqrkqrsgprreuuu3vvv0*3,
  vvv0*23,
  vvv0*23,
  vvv0uuu56bd1jje5uqi3uga0vqn2uuu3vvv1vvv0*4,vvv1vvv0*7,vvv1vvv0
  vvv0uuu6ff92tk52tl51tj62vpk3sss8oopipqqfpqqioppkqrreoppmvvv0*7,vvv1vvv0
  vvv0vvu3vm80mg3bmf3eqj57vur1sttbsstarrrerssfsss9rrrfrssfsstbrssevvv1vvv0uuu3npqhvvv0vvv1vvv0
  vvv0vuu4sj62tk58rj4csl72qpl4vvv1vvv2vvv0vvv1vvv0*3,vvv1vvv0*4,tuu5vvv0vvv1vvv0
  vvv0vuu4ue70vka1qka34992jlm6tttbrssfsss8rrscttt7rssdrsscrrsettt9rrsdttt8vvv0*3,vvv1vvv0
  vvv0vvv1vtt0vut0ttu0rss0uvv0vvv0*16,
  vvv0*2,vvu0*19,vvv0*2,
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0voc2vm50*4,mf3bqi46ng3dph4fqi49ng3coh4frj47pi4cng3dvm51vm50*4,vus2vvv0
  vvv0vpe2vm50*18,vm60vvt1vvv0
  vvv0vvv1uut0*18,uuu1vvv0*2,
  vvv0uvv6vvv0*5,ttt4ttt6ttt4ttt7stt6ttt8sst6sst7vvv0*6,uvv5vvv0
  vvv0uvv6vvv0*5,uuu2qrr8sss8rrscrss8rrrcrrsbrss8vvv0*6,uvv5vvv0
  vvv0vvv1uvv0*18,uvv1vvv0uuu1
  stt1vvv0*20,tuu1rss0
address-errors 358x1140
~ IqB6 xt-H 0Kjw PiZq daI4 PiZq pkYg jyRS DR7k vsNW INno 9OfN Dkw2 SpXK wkxG 38cV Y4K1 UkIn INno qZ3z
~ Dkw2 h2Ii wkxG 38cV Y4K1 UkIn INno K6_h Dkw2 L_Ki wkxG 38cV Y4K1 wpod INno t08l Dkw2 LM-G wkxG 38cV
~ Y4K1 UkIn INno DdAP FEO- 24Gi INno XVhU Dkw2 TsSp wkxG 38cV Y4K1 UkIn INno PtwA Dkw2 LM-G wkxG 38cV
~ Y4K1 UkIn INno AX26 FEO- 24Gi HHSr MlRS keJc _og8
  pqqapqq9pqq7pqq8*2,qrr2rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0tuu0*2,ttu0*14,tuu0*2,uuu0tuu0*2,
  vvv0*22,uuu1
  vvv0pqq8rss6opperss7rrr8ttt4rrr6opp8rrr7rss6ttt4vvv0*11,
  vvv0qqr7ppq8oppdoop8pqqcqrr9oopbnooapqqbopp8rrr6vvv0*11,
  vvv0rssfstt8sssfsttastt9sstattt8sssasttbsssdttt8sssctuu4vvv0*9,
  vvv0vvv1*2,vvv2uvv2vvv1*5,uuv2uuu3vvv1*2,vvv0*9,
  vvv0uuu1vvv3vvv0*20,
  vvv0rsscqrrjpqqhpqqjttt3vvv0*17,
  vvv0qrrdrrs0*18,rrs5ttu7vvv0
  vvv0rrsgvvv0*19,rrslvvv0
  vvv0rrsgvvv0*19,rrskvvv0
  vvv0rrsarrs0*18,rrs5uuu3vvv0
  vvv0rkl6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0pqqgqqqgpqqfqrrgpqqiopphttt8vvv0*15,
  vvv0vuu3vuu0*18,vuu2vvv0*2,
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0sll6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0sss9ssscqrrdsttasss9rrsbqrrdsstavvv0*14,
  vvv0uuu2tss3tss5tss4tst3tss5srr6utt4vuu0*11,vuv0vvv0*2,
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0vuubrrrcppqipqqgqrrbqrrd*2,pqqiqrrhqrrgrssdpqqfnopmpqqhvvv0*5,ttt6vuubvvv0
  vvv0vtu9vvv0*18,vvv2vuu5vvv0
  vvv0tpq4urs4urs5uss3*2,uss5uss3*2,uss5*2,vuu0*9,vuv0vvv0*2,
  vvv0tqq3vtt4ussbuss8uss7ussbuss8uss9*3,vvv2vvv0*11,
  vvv0uuu2vvv0*3,vvv1vvv0*17,
  vvv0rrsapqqdpqqeqrrd*2,pqqj*2,ppqetuu4vvv0*13,
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuu3vuu0*18,vuu2vvv0*2,
  vvv0rkl6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0pqqhpqqfpqqgppqgpqqjqqrippqfrrsgoppippqjpqqhqqrmvvv0*10,
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*19,uvv5vvv0
  vvv0uvv7vvv0*19,uvv6vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uuu2vvv0vvv1vvv0vvv1vvv0*17,
  vvv0rrsdpqqfqrrgqqrdppqfvvv2vvv0*16,
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0vuubvvv0*19,vuuavvv0
  vvv0vuuavvv0*19,vuu9vvv0
  vvv0vuu3vuu0*18,vuu3vvv0*2,
  vvv0rkl6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0*23,
  vvv0qrrdpqqkvvv0*20,
  vvv0vuu3utt0vuu0*17,vuu2vvv0*2,
  vvv0vuu9vvv0*19,vuu8vvv0
  vvv0vuubvvv0*19,vuubvvv0
  vvv0vuu5vuu0*18,vuu3vvv1vvv0
  vvv0smm6urr8tqqjtqqhurrcvuu3vvv0*16,
  vvv0vuu1vvv0*21,
  vvv0rss9rss8stt7ttt8sss9rsscsst8sssasst8rrsdsst9rssfvvv0*10,
  vvv0uuu4ttt6tuu4tuu6ttt7ttt6ttt7tuu5sss9ttt7ttt8*2,vvv0*10,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7vvv0*19,uvv7vvv0
  vvv0uvv5vvv0*18,vvv1vvv3vvv0
  vvv0*2,uvv0*18,vvv0*3,
  vvv0ttt9*2,ttt7*2,stt8stt9tttattu9sssestt9ttt6stt9sssbttt7sstattt7sttbstt8*2,ttt7vvv0*2,
  vvv0uuu5sst9ttt6uuu4ttu7stt8uvv3uuu3uuu4uuv3uvv2uuu3uuu2vvv2uuu5uuu2uvv2vvv2uuu3*2,vvv0*2,
  vvv0uuu7stt9ttt8rssdttt8sssavvv0*16,
  vvv0uvv0stt0*18,tuu0vvv0*2,
  vvv0agi619c0*18,1ac1tuu4vvv0
  vvv09fg619c0*6,agid9fhg8eg8aghh*2,9fhb4ce419c0*6,stt6vvv0
  vvv0cij619c0*18,3bd1tuu3vvv0
  uuu1vvv0*21,ttt1
  rss1vvv0*20,ttt1rss0
address-saved 358x243
~ IqB6 xt-H u1S0 PiZq daI4 39C3 yZM3 lIxb MlRS LuRQ 7nbH
  pqqapqq9pqq7pqq8opp8qrr3rss0*13,sss0stt0ttt0tuu0
  tuu0uuu0*2,tuu0*17,uuu0*2,tuu0
  vvv0*22,uvv1
  vvv0oppdoppeoppgqrraqrr6qrr8pqq8oppdppqapqq8qqr8rss4vvv0*10,
  vvv0sss5pqq8sss7rss7ppq8qrrcqrr6qrrarrs7qqrarrs8rss3vvv0*10,
  vvv0sstbrrrfsss8ttt7sssdrssbsttastt9ttt8rssdsssbrrscrsshtttattu5vvv0*7,
  vvv0vvv1*7,vvv0vvv2vvv1*3,vvv2vvv1vvv0*8,
  vvv0prr2imn0*18,kno1vvv0*2,
  vvv09fh619c0*8,4ce32ac11ac019c0*8,stt6vvv0
  vvv09fg619c0*8,8fga8egf5ce419c0*8,stt6vvv0
  vvv0jno4agi0*18,cij1vvv1vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0uvv7vvv0*5,rrs8nopkoppjmnoepqqemnnnoppfppqdvvv0*6,uvv6vvv0
  vvv0uuu5uvv0*7,uuu0tuu1uvv0*9,uvv1vvv2vvv0
  uuu1vvv0*21,ttt1
  rss0vvv0*20,stt1sss0
